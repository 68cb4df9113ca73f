import type { ApiKey } from '@bourse/contracts/security';
import { useServerNow } from '@bourse/feature-kit';
import { ConfirmDialog, Padded, Panel } from '@bourse/ui-kit';
import { useState } from 'react';
import { useReport } from '../account/use-report';
import { useApiKeysQuery, useRemoveApiKeyMutation } from '../api/api-keys';
import { ReadContent } from '../layout/read-content';
import { identityMessages } from '../locales/messages';
import { ApiKeyList } from './api-key-list';
import { CreateKeyDialog } from './create-key-dialog';
import { apiKeyMessages } from './locales/messages';

/** The keys for the API, and the dialogs that make and remove one. */
export function ApiKeysPanel() {
  const text = apiKeyMessages.useText();
  const now = useServerNow();
  const read = useApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<ApiKey>();
  return (
    <Panel title={text('title')}>
      <Padded>
        <ReadContent read={read} failedTitle={text('failed')} height={120}>
          {(keys) => <ApiKeyList keys={keys} now={now()} onCreate={() => setCreating(true)} onRemove={setRemoved} />}
        </ReadContent>
      </Padded>
      {isCreating && (
        <CreateKeyDialog
          onClose={() => setCreating(false)}
          onRemove={(key) => {
            setCreating(false);
            setRemoved(key);
          }}
        />
      )}
      {removed && <RemoveDialog apiKey={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  );
}

function RemoveDialog({ apiKey: { id, name }, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const text = apiKeyMessages.useText();
  const common = identityMessages.useText();
  const report = useReport();
  const [remove, { isLoading }] = useRemoveApiKeyMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    report(error, text('removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('remove.title', { name })}
      pending={isLoading}
      confirmLabel={common('passkeys.remove')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text('remove.words')}
    </ConfirmDialog>
  );
}
