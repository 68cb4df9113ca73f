import { ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { markNoticesRead, useReadNotices } from '../notices/read-notices';
import { noticePath } from '../notices/notice-path';
import { useNotices } from '../notices/use-news';
import { Button, Chip, colour, EmptyState, End, Page, Skeleton, Stack, Text, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { newsMessages } from '../locales/messages';

const Entry = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 0',
  borderBottom: `1px solid ${colour.line}`,
  '& a': { flex: '1 1 240px', color: colour.text, overflowWrap: 'anywhere' },
  '&[data-unread] a': { fontWeight: WEIGHT.strong },
});

/** `/account/accountMessage`: notices, read and unread. */
export function Component() {
  const text = newsMessages.useText();
  const format = useFormat();
  const { items, state, retry } = useNotices();
  const known = useReadNotices();
  return (
    <Page
      title={text('messages.title')}
      beside={
        items &&
        items.length > 0 && (
          <End>
            <Button size="small" tone="quiet" onClick={() => markNoticesRead(items.map(({ id }) => id))}>
              {text('messages.markRead')}
            </Button>
          </End>
        )
      }
    >
      {state.kind === 'loading' && <Skeleton height={320} />}
      {state.kind === 'failed' && <ReadError title={text('messages.failed')} failure={state.failure} onRetry={retry} />}
      {items?.length === 0 && <EmptyState title={text('messages.none')} />}
      {items && items.length > 0 && (
        <Stack component="ul" spacing={0}>
          {items.map(({ id, title, updatedAt }) => {
            const isUnread = !known.includes(id);
            return (
              <Entry key={id} data-unread={isUnread || undefined}>
                <Link to={noticePath(id)} onClick={() => markNoticesRead([id])}>
                  {title}
                </Link>
                {isUnread && <Chip tone="accent" label={text('messages.unread')} />}
                {updatedAt !== undefined && (
                  <Text as="time" size="table" tone="quiet" isFigure>
                    {format.dateTime(updatedAt)}
                  </Text>
                )}
              </Entry>
            );
          })}
        </Stack>
      )}
    </Page>
  );
}
