import { colour, Icon, Link, Page, Panel, Row, Stack, Text } from '@bourse/ui-kit';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import { spotMessages } from '../locales/messages';
import { successMessages, type SuccessText } from '../success/locales/messages';
import { isDone } from '@bourse/safe-writes';
import { useAppSelector } from '@bourse/feature-kit';
import { useOrderText } from '../submit-order/order-text';
import type { OrderTicket } from '../rules/order-ticket';
import { orderWrite } from '../writes/order-write';
import { PATHS } from '../paths';

/** Navigation state of a real submission: a typed address must not show success. */
const isSubmission = (state: unknown) =>
  typeof state === 'object' && state !== null && 'submitted' in state && state.submitted === true;

/** The result to show: this tab's last order (`?of=order`), the submission that navigated here, or nothing. */
function useResult(): { readonly words: SuccessText; readonly hint?: SuccessText; readonly order?: OrderTicket } {
  const submission = useAppSelector(orderWrite.select);
  const location = useLocation();
  const [parameters] = useSearchParams();
  if (parameters.get('of') === 'order' && isDone(submission)) {
    return { words: 'success.order', hint: 'success.orderHint', order: submission.ticket };
  }
  return isSubmission(location.state)
    ? { words: 'success.submission' }
    : { words: 'success.nothing', hint: 'success.nothingHint' };
}

/** `/success`: the result of an order or another submission, with links to continue. */
export function Component() {
  const title = spotMessages.useText()('success.title');
  const text = successMessages.useText();
  const orderText = useOrderText();
  const { words, hint, order } = useResult();
  return (
    <Page title={title}>
      <Panel label={title}>
        <Stack spacing={3} sx={{ alignItems: 'start', padding: 6 }}>
          {/* Not the colour of rising prices, which some users set to red. */}
          <Row component="output" spacing={2} sx={{ '& svg': { color: colour.accent } }}>
            <Icon name={words === 'success.nothing' ? 'info' : 'check'} />
            <Text as="span" size="reading">
              {text(words)}
            </Text>
          </Row>
          {order && <strong>{orderText(order)}</strong>}
          {hint && (
            <Text tone="quiet" style={{ maxWidth: 560 }}>
              {text(hint)}
            </Text>
          )}
          <Row component="ul" spacing={6}>
            {words !== 'success.submission' && (
              <>
                <li>
                  <Link as={RouterLink} to={PATHS.allOrders}>
                    {text('success.toOpen')}
                  </Link>
                </li>
                <li>
                  <Link as={RouterLink} to={`${PATHS.allOrders}?tab=history`}>
                    {text('success.toHistory')}
                  </Link>
                </li>
              </>
            )}
            <li>
              <Link as={RouterLink} to={PATHS.deal}>
                {text('success.toTrade')}
              </Link>
            </li>
            <li>
              <Link as={RouterLink} to="/">
                {text('success.toStart')}
              </Link>
            </li>
          </Row>
        </Stack>
      </Panel>
    </Page>
  );
}
