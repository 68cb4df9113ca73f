import { pathWith } from '@bourse/feature-kit';
import type { UserInfo } from '@bourse/contracts/identity';
import { Box, CopyButton, Padded, Panel, QrCode } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rows } from '../layout/rows';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { isVerified } from '../rules/levels';

/** The QR code beside the rows, below them on a phone and where two columns leave a panel little width. */
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) auto',
  },
  gap: 4,
  alignItems: 'center',
};

/** The invite code of a verified user, with its link and QR code; `actions` are in the head. */
export function InvitePanel({ user, actions }: { readonly user: UserInfo; readonly actions?: ReactNode }) {
  const text = identityMessages.useText();
  const invite = `${window.location.origin}${pathWith(PATHS.register, { extension_code: user.inviteCode })}`;
  return (
    <Panel title={text('settings.invite')} actions={actions}>
      <Padded>
        {isVerified(user) ? (
          <Box sx={BESIDE}>
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
            </Rows>
            <QrCode value={invite} size={128} label={text('settings.inviteQr')} />
          </Box>
        ) : (
          <Link to={PATHS.accountVerification}>{text('settings.inviteLater')}</Link>
        )}
      </Padded>
    </Panel>
  );
}
