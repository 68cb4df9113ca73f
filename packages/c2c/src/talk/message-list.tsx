import type { OrderMessage } from '@bourse/contracts/c2c';
import { useFormat } from '@bourse/i18n';
import { Box, Button, colour, hairline, Quiet, RADIUS, soft, space, Stack, Text } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { hasLink } from '../rules/message-links';
import { useLazyMessagePictureQuery } from './talk-api';

const LIST = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const MESSAGE = {
  maxWidth: '85%',
  padding: space(2, 3),
  borderRadius: `${RADIUS.panel}px`,
  backgroundColor: colour.raised,
  alignSelf: 'flex-start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '&[data-sender="self"]': { alignSelf: 'flex-end', backgroundColor: soft(colour.accent, 12) },
  '&[data-sender="desk"]': { border: hairline(colour.edge) },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 320, borderRadius: `${RADIUS.control}px` },
} as const;

export interface MessageListProps {
  readonly messages: readonly OrderMessage[];
}

/** Messages of an order, oldest first. A text is shown as text: no address in it can be pressed. */
export function MessageList({ messages }: MessageListProps) {
  const text = c2cMessages.useText();
  const format = useFormat();
  return (
    <Box component="ol" sx={LIST} role="log" aria-label={text('talk.title')}>
      {messages.map((message) => (
        <Box component="li" sx={MESSAGE} key={message.id} data-sender={message.sender}>
          <Quiet>
            {text(`talk.${message.sender}`)}
            {message.sentAt !== undefined && ` · ${format.zonedDateTime(message.sentAt)}`}
          </Quiet>
          <Stack spacing={1}>
            {message.text !== '' && <div translate="no">{message.text}</div>}
            {message.hasPicture && <Picture id={message.id} />}
            {message.sender === 'counterparty' && hasLink(message.text) && (
              <Text tone="warning">{text('talk.link')}</Text>
            )}
          </Stack>
        </Box>
      ))}
    </Box>
  );
}

/** The picture of a message, which is read when it is asked for. */
function Picture({ id }: { readonly id: number }) {
  const text = c2cMessages.useText();
  const [load, { data, isFetching, isError }] = useLazyMessagePictureQuery();
  if (data !== undefined) return <img src={data} alt={text('talk.picture')} />;
  return (
    <div>
      <Button size="small" tone="quiet" pending={isFetching} onClick={() => void load(id)}>
        {text('talk.showPicture')}
      </Button>
      {isError && <Text tone="quiet">{text('talk.pictureFailed')}</Text>}
    </div>
  );
}
