import { asFailure } from '@bourse/api-client';
import { SESSION_TOAST } from '@bourse/feature-kit';
import { Narrow, Padded, Page, Panel, Text, useToast } from '@bourse/ui-kit';
import type { Payee } from '@bourse/contracts/identity';
import { identityMessages } from '../locales/messages';
import { ReadContent } from '../layout/read-content';
import { PayeeForm } from '../payee/payee-form';
import { payeeRequest } from '../rules/payee-rules';
import { refusalOf } from '../account/refusal';
import { usePayeeInfoQuery, useSavePayeeMutation, useUserCenterQuery } from '../api/settings';
import { useWayBack } from '../account/use-way-back';

/** The saved information. Without a saved name the form begins with the verified one, unless the back end hides a part of it. */
function usePayee() {
  const query = usePayeeInfoQuery();
  const saved = query.currentData;
  const isNameless = saved?.realName === '';
  const { currentData: center, isFetching } = useUserCenterQuery(undefined, { skip: !isNameless });
  if (!isNameless) return query;
  if (!center && isFetching) return { ...query, currentData: undefined };
  const isKnown = center?.reviewStatus === 2 && !center.name.includes('*');
  return { ...query, currentData: isKnown ? { ...saved, realName: center.name } : saved };
}

/** `/userSetting`, `/account/userSetting`: payee information. After a 997 a save returns to the screen that was left. */
export function Component() {
  const text = identityMessages.useText();
  const toast = useToast();
  const goBack = useWayBack();
  const { currentData, error, refetch } = usePayee();
  const [save] = useSavePayeeMutation();

  const submit = async (payee: Payee) => {
    const { error: failed } = await save(payeeRequest(payee));
    if (failed) return refusalOf(asFailure(failed));
    toast.success(text('payee.saved'), SESSION_TOAST);
    goBack?.();
    return undefined;
  };
  return (
    <Page title={text('payee.title')}>
      <Narrow>
        <Text tone="quiet">{text(goBack ? 'payee.leadBack' : 'payee.lead')}</Text>
        <Panel label={text('payee.title')}>
          <Padded>
            <ReadContent read={{ data: currentData, error, refetch }} failedTitle={text('payee.failed')} height={420}>
              {(payee) => <PayeeForm payee={payee} onSave={submit} />}
            </ReadContent>
          </Padded>
        </Panel>
      </Narrow>
    </Page>
  );
}
