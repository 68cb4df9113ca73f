import { Page, Panel } from '@bourse/ui-kit';
import { __messages__ } from '__messagesFrom__';

/** __title__: props only, so that a story needs no store. */
export function __Screen__View() {
  const text = __messages__.useText();
  return (
    <Page title={text('__screenKey__.title')}>
      <Panel label={text('__screenKey__.title')}>{null}</Panel>
    </Page>
  );
}
