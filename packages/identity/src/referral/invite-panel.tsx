import { pathWith } from '@bourse/feature-kit';
import type { UserInfo } from '@bourse/contracts/identity';
import { CopyButton, Padded, Panel, QrCode } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rows } from '../layout/rows';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { isVerified } from '../rules/levels';

/** The invite code of a verified user, with its link and QR code, and `children` below. */
export function InvitePanel({ user, children }: { readonly user: UserInfo; readonly children?: ReactNode }) {
  const text = identityMessages.useText();
  const invite = `${window.location.origin}${pathWith(PATHS.register, { extension_code: user.inviteCode })}`;
  return (
    <Panel title={text('settings.invite')}>
      <Padded>
        {isVerified(user) ? (
          <Rows>
            <div>
              <dt>{text('register.inviteCode')}</dt>
              <dd>
                {user.inviteCode} <CopyButton value={user.inviteCode} />
              </dd>
            </div>
            <div>
              <dt>{text('settings.inviteLink')}</dt>
              <dd style={{ flexGrow: 1, flexWrap: 'nowrap', justifyContent: 'space-between' }}>
                <span>{invite}</span> <CopyButton value={invite} />
              </dd>
            </div>
            <div>
              <dt>{text('settings.inviteQr')}</dt>
              <dd>
                <QrCode value={invite} size={128} />
              </dd>
            </div>
          </Rows>
        ) : (
          <Link to={PATHS.accountVerification}>{text('settings.inviteLater')}</Link>
        )}
        {children}
      </Padded>
    </Panel>
  );
}
