import { minus, type Decimal } from '@bourse/decimal';
import { useLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { PieChart } from '@bourse/charts';
import { Button, Columns, FactList, Link, Padded, Panel, Row, Stack, Text } from '@bourse/ui-kit';
import type { Launch } from '@bourse/contracts/subscription';
import { Moment } from '../layout/moment';
import { subscriptionMessages } from '../locales/messages';
import { webAddress } from '../rules/web-address';
import { PATHS } from '../paths';

/** A launch: token, remaining amount, period and price. */
export function LaunchView({ launch, onCalendar }: { readonly launch: Launch; readonly onCalendar: () => void }) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const subscribe = useLink(PATHS.subscribe);
  const records = useLink(PATHS.records);
  const { name, title, abstract, total, remaining, startsAt, endsAt, price } = launch;
  const whitepaper = webAddress(launch.whitepaper);
  const tokens = (amount: Decimal) => `${format.amount(amount)} ${name}`;
  // The first slice has the accent.
  const stockSlices = (all: Decimal, left: Decimal) => [
    { name: text('launch.sold'), value: minus(all, left), figure: tokens(minus(all, left)) },
    { name: text('launch.remaining'), value: left, figure: tokens(left) },
  ];
  return (
    <Stack>
      <Panel title={title}>
        <Padded>
          <Stack>
            {abstract !== '' && <Text>{abstract}</Text>}
            <Columns shares={[1, 1]} alignItems="center">
              {remaining !== undefined && (
                <PieChart label={text('launch.stock')} slices={stockSlices(total, remaining)} />
              )}
              <FactList
                facts={[
                  { label: text('launch.total'), value: tokens(total) },
                  { label: text('launch.starts'), value: <Moment at={startsAt} /> },
                  { label: text('launch.ends'), value: <Moment at={endsAt} /> },
                  { label: text('launch.price'), value: `${format.price(price)} USDT` },
                ]}
              />
            </Columns>
            <Row>
              <Button {...subscribe}>{text('launch.buy')}</Button>
              <Button tone="quiet" {...records}>
                {text('records.title')}
              </Button>
              <Button tone="quiet" onClick={onCalendar}>
                {text('calendar.save')}
              </Button>
              {whitepaper !== undefined && (
                <Link href={whitepaper} target="_blank" rel="noopener noreferrer">
                  {text('launch.whitepaper')}
                </Link>
              )}
            </Row>
          </Stack>
        </Padded>
      </Panel>
    </Stack>
  );
}
