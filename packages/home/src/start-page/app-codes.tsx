import { Link, QrCode, Row, Stack, Text } from '@bourse/ui-kit';
import { homeMessages } from '../locales/messages';
import { CODE_SIZE } from './layout';
import { linkTarget, type Site } from '@bourse/feature-kit';

export const SYSTEMS = ['ios', 'android'] as const;
export type System = (typeof SYSTEMS)[number];

/** An app's address as a QR code, and as a link for users on a phone. A page of this site is installed from the browser's menu. */
export function AppCode({ system, address }: { system: System; address: string }) {
  const text = homeMessages.useText();
  const isOwn = linkTarget(address)?.path !== undefined;
  return (
    <Stack component="span" spacing={3} sx={{ alignItems: 'center', width: CODE_SIZE, textAlign: 'center' }}>
      <QrCode
        value={new URL(address, document.baseURI).href}
        size={CODE_SIZE}
        label={text('apps.code', { app: text(`apps.${system}`) })}
      />
      <Text as="span" size="table">
        {text(isOwn ? 'apps.install' : 'apps.scan')}
      </Text>
      <Link href={address} target="_blank" rel="noopener noreferrer">
        {text(isOwn ? 'apps.openSite' : 'apps.open')}
      </Link>
    </Stack>
  );
}

/** The codes of all apps that the operator has, side by side. */
export function AppCodes({ apps }: { readonly apps: Site['apps'] }) {
  const text = homeMessages.useText();
  return (
    <Row spacing={6} sx={{ justifyContent: 'center' }}>
      {SYSTEMS.map((system) => {
        const address = apps[system];
        return address === undefined ? null : (
          <Stack key={system} component="figure" spacing={3}>
            <Text as="figcaption" isStrong style={{ textAlign: 'center' }}>
              {text(`apps.${system}`)}
            </Text>
            <AppCode system={system} address={address} />
          </Stack>
        );
      })}
    </Row>
  );
}
