import { minus } from '@bourse/decimal';
import { NO_VALUE } from '@bourse/i18n';
import { Alert, FactList, Padded, Panel, Stack } from '@bourse/ui-kit';
import type { Acceptor, AcceptorDeal, DealDirection, Payee } from '@bourse/contracts/c2c';
import { TimeLeft } from '../layout/time-left';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { PayeeCard } from '../order/payee-card';
import { SupportLink } from '../support/support-link';
import { accountsOf } from '../rules/acceptors';
import { knownFacts, useCoinTexts } from './terms';

/** A transferred withdrawal confirms itself after so long (money side, section 9), milliseconds. */
const CONFIRMS_ITSELF_MS = 20 * 60_000;

export interface OpenDealProps {
  readonly deal: AcceptorDeal;
  readonly direction: DealDirection;
  /** The acceptor of the deal; `undefined` while unknown. */
  readonly acceptor: Acceptor | undefined;
}

/** A deal that is not decided: what to do now, until when, where to pay, and the coin that moves. */
export function OpenDeal({ deal, direction, acceptor }: OpenDealProps) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const coinTexts = useCoinTexts();
  const isSent = deal.transferredAt !== undefined;
  const title = text(direction === 'deposit' ? 'deal.confirmedDeposit' : 'deal.confirmedWithdraw', {
    money: yuan(deal.money),
  });
  return (
    <Panel title={title}>
      <Padded>
        <Stack>
          <Alert tone={isSent ? 'warning' : 'info'}>
            {text(isSent ? 'records.next.transferred' : `records.next.${direction}`)} {isSent && <SupportLink />}
          </Alert>
          <FactList
            facts={knownFacts(
              { label: text('acceptors.name'), value: <span translate="no">{deal.acceptor}</span> },
              {
                label: text(direction === 'deposit' ? 'deal.get' : 'deal.give'),
                value: coinTexts.amount(deal.amount, deal.coin) ?? NO_VALUE,
              },
              {
                label: text(direction === 'deposit' ? 'deal.creditedTo' : 'deal.takenFrom'),
                value: coinTexts.account(deal) ?? NO_VALUE,
              },
              { label: text('deal.coinRate'), value: coinTexts.rate(deal) },
              { label: text('deal.fee'), value: deal.fee && yuan(deal.fee) },
              {
                label: text('take.get'),
                value: direction === 'withdraw' && deal.fee ? yuan(minus(deal.money, deal.fee)) : undefined,
              },
              {
                label: text(direction === 'deposit' ? 'deal.accountFrom' : 'deal.accountTo'),
                value: <span translate="no">{deal.account}</span>,
              },
              {
                label: text('records.timeLeft'),
                value: deal.expiresAt && <TimeLeft until={deal.expiresAt} over={text('records.expired')} />,
              },
              {
                label: text('records.confirmsItself'),
                value: deal.transferredAt && (
                  <TimeLeft until={deal.transferredAt + CONFIRMS_ITSELF_MS} over={text('records.confirming')} />
                ),
              },
            )}
          />
          {direction === 'deposit' && (
            <PayeeCard
              payee={payeeOf(deal, acceptor)}
              first={undefined}
              changed={[]}
              method={deal.method}
              total={deal.money}
              isOwn={false}
            />
          )}
        </Stack>
      </Padded>
    </Panel>
  );
}

/** Where to pay. The deal names the account; name and bank are those of the acceptor's row, while the account is the same. */
function payeeOf(deal: AcceptorDeal, acceptor: Acceptor | undefined): Payee {
  const { method, acceptorAccount: account } = deal;
  const known = acceptor && accountsOf(acceptor)[method ?? 'bank'] === account ? acceptor : undefined;
  const isBank = method === 'bank' || method === undefined;
  return {
    realName: (method === 'alipay' ? known?.alipayNickname : undefined) || deal.acceptor,
    bankName: isBank && known ? [known.bankName, known.bankAddress].filter((part) => part !== '').join(', ') : '',
    bankAccount: isBank ? account : '',
    alipayAccount: method === 'alipay' ? account : '',
    wechatAccount: method === 'wechat' ? account : '',
    wechatNickname: method === 'wechat' ? (known?.wechatNickname ?? '') : '',
  };
}
