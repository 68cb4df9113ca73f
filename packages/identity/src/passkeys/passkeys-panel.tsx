import { securityCapabilities, type Passkey } from '@bourse/contracts/security';
import { canUsePasskeysOf, useProductCapabilities } from '@bourse/feature-kit';
import { Padded, Panel } from '@bourse/ui-kit';
import { useState } from 'react';
import { usePasskeysQuery } from '../api/passkeys';
import { ReadContent } from '../layout/read-content';
import { identityMessages } from '../locales/messages';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PasskeyList } from './passkey-list';
import { RemovePasskeyDialog } from './remove-passkey-dialog';

/** The passkeys of the account, where the back end has them. */
export function PasskeysPanel() {
  const { passkeyDomain } = useProductCapabilities(securityCapabilities);
  return passkeyDomain !== undefined && <AnnouncedPanel canAdd={canUsePasskeysOf(passkeyDomain)} />;
}

function AnnouncedPanel({ canAdd }: { readonly canAdd: boolean }) {
  const text = identityMessages.useText();
  const read = usePasskeysQuery(undefined, { refetchOnFocus: true });
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <Panel title={text('passkeys.title')}>
      <Padded>
        <ReadContent read={read} failedTitle={text('passkeys.failed')} height={120}>
          {(passkeys) => (
            <PasskeyList passkeys={passkeys} canAdd={canAdd} onAdd={() => setAdding(true)} onRemove={setRemoved} />
          )}
        </ReadContent>
      </Padded>
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removed && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  );
}
