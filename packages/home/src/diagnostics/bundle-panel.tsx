import { Box, Button, colour, FONT_SIZE, hairline, Padded, Panel, RADIUS, Row, Stack, Text } from '@bourse/ui-kit';
import { diagnosticsMessages } from './locales/messages';

export interface BundlePanelProps {
  /** The prepared file; `undefined` until the user asks for it. */
  readonly content: string | undefined;
  readonly onPrepare: () => void;
  readonly onSave: () => void;
}

/** The file for support: prepared, shown whole for review, then saved. */
export function BundlePanel({ content, onPrepare, onSave }: BundlePanelProps) {
  const text = diagnosticsMessages.useText();
  return (
    <Panel title={text('bundle')}>
      <Padded>
        <Stack spacing={3}>
          <Text>{text('bundle.words')}</Text>
          <Row>
            <Button size="small" tone="quiet" onClick={onPrepare}>
              {text('bundle.prepare')}
            </Button>
            {content !== undefined && (
              <Button size="small" onClick={onSave}>
                {text('bundle.save')}
              </Button>
            )}
          </Row>
          {content !== undefined && (
            <Box
              component="section"
              // A scrollable frame must be reachable by keyboard.
              tabIndex={0}
              aria-label={text('bundle.content')}
              sx={{
                maxHeight: 360,
                padding: 3,
                overflow: 'auto',
                fontSize: FONT_SIZE.table,
                border: hairline(colour.line),
                borderRadius: `${RADIUS.control}px`,
              }}
            >
              <pre style={{ margin: 0 }}>{content}</pre>
            </Box>
          )}
        </Stack>
      </Padded>
    </Panel>
  );
}
