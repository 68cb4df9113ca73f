import { securityCapabilities } from '@bourse/contracts/security';
import { useProductCapabilities } from '@bourse/feature-kit';
import { lazyPart, Skeleton } from '@bourse/ui-kit';

const AnnouncedPanel = lazyPart(async () => (await import('./api-keys-panel')).ApiKeysPanel, {
  fallback: <Skeleton height={180} />,
});

/** The keys for the API of the account, where the back end has them. */
export function ApiKeysPanel() {
  const { hasApiKeys } = useProductCapabilities(securityCapabilities);
  return hasApiKeys && <AnnouncedPanel />;
}
