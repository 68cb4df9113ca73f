import { BELOW, Box, Quiet } from '@bourse/ui-kit';
import { createFormatter, NO_VALUE, useLanguage } from '@bourse/i18n';
import { subscriptionMessages } from '../locales/messages';

/** A moment in Beijing time and, where it differs, in the time of the user's machine. @param at epoch milliseconds */
export function Moment({ at }: { readonly at: number | undefined }) {
  const text = subscriptionMessages.useText();
  const { language } = useLanguage();
  if (at === undefined) return NO_VALUE;
  const beijing = createFormatter({ language, timeZone: 'Asia/Shanghai' }).dateTime(at);
  const local = createFormatter({ language, timeZone: 'local' }).dateTime(at);
  return (
    <Box sx={{ 'dd > &': { whiteSpace: 'nowrap', [BELOW.tiny]: { whiteSpace: 'normal' } } }}>
      <div>{text('time.beijing', { time: beijing })}</div>
      {local !== beijing && <Quiet>{text('time.local', { time: local })}</Quiet>}
    </Box>
  );
}
