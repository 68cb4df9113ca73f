import { colour, Icon, Page, Panel } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { spotMessages } from '../locales';
import { ALL_ORDERS_PATH, DEAL_PATH } from '../paths';
import { useOrderText } from '../submit-order/order-text';
import { selectSubmission } from '../submit-order/slice';

const Result = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, padding: 24, fontSize: 14 });
const Words = styled('output')({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 16,
  // Not the colour of rising prices, which is red for some readers.
  '& svg': { color: colour.accent },
});
const Hint = styled('p')({ margin: 0, maxWidth: 560, color: colour.quiet });
const Ways = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
});
const Way = styled(Link)({ color: colour.accent, fontWeight: 600 });

/**
 * `/success`: the result of an order (`?of=order`) or of anything else that was submitted, with the way on. The words are
 * ours alone: an address can choose between them, not write them.
 */
export function Component() {
  const text = spotMessages.useText();
  const [parameters] = useSearchParams();
  const isOrder = parameters.get('of') === 'order';
  const submission = useSelector(selectSubmission);
  const orderText = useOrderText();
  return (
    <Page title={text('success.title')}>
      <Panel label={text('success.title')}>
        <Result>
          <Words>
            <Icon name="check" />
            {text(isOrder ? 'success.order' : 'success.submission')}
          </Words>
          {isOrder && submission.phase === 'done' && <strong>{orderText(submission.order)}</strong>}
          {isOrder && <Hint>{text('success.orderHint')}</Hint>}
          <Ways>
            {isOrder && (
              <>
                <li>
                  <Way to={ALL_ORDERS_PATH}>{text('success.toOpen')}</Way>
                </li>
                <li>
                  <Way to={`${ALL_ORDERS_PATH}?tab=history`}>{text('success.toHistory')}</Way>
                </li>
              </>
            )}
            <li>
              <Way to={DEAL_PATH}>{text('success.toTrade')}</Way>
            </li>
            <li>
              <Way to="/">{text('success.toStart')}</Way>
            </li>
          </Ways>
        </Result>
      </Panel>
    </Page>
  );
}
