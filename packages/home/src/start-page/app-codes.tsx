import { FONT_SIZE, QrCode, RADIUS } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { homeMessages } from '../locales/messages';
import { CODE_SIZE, CodeRow } from './layout';
import { linkTarget, type Site } from '@bourse/feature-kit';

const Code = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  width: CODE_SIZE,
  textAlign: 'center',
  fontSize: FONT_SIZE.table,
  '& svg': { borderRadius: RADIUS.panel },
  '& a': { overflowWrap: 'anywhere' },
});

export const SYSTEMS = ['ios', 'android'] as const;
export type System = (typeof SYSTEMS)[number];

/** An app's address as a QR code, and as a link for users on a phone. A page of this site is installed from the browser's menu. */
export function AppCode({ system, address }: { system: System; address: string }) {
  const text = homeMessages.useText();
  const isOwn = linkTarget(address)?.path !== undefined;
  return (
    <Code>
      <QrCode
        value={new URL(address, document.baseURI).href}
        size={CODE_SIZE}
        label={text('apps.code', { app: text(`apps.${system}`) })}
      />
      <span>{text(isOwn ? 'apps.install' : 'apps.scan')}</span>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {text(isOwn ? 'apps.openSite' : 'apps.open')}
      </a>
    </Code>
  );
}

/** The codes of all apps that the operator has, side by side. */
export function AppCodes({ apps }: { readonly apps: Site['apps'] }) {
  const text = homeMessages.useText();
  return (
    <CodeRow>
      {SYSTEMS.map((system) => {
        const address = apps[system];
        return address === undefined ? null : (
          <figure key={system}>
            <figcaption>{text(`apps.${system}`)}</figcaption>
            <AppCode system={system} address={address} />
          </figure>
        );
      })}
    </CodeRow>
  );
}
