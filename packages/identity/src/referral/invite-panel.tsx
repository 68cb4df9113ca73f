import { pathWith } from '@bourse/feature-kit';
import type { UserInfo } from '@bourse/contracts/identity';
import { Box, CopyButton, Padded, Panel, QrCode, Stack, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rows } from '../layout/rows';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { isVerified } from '../rules/levels';

/** The QR code beside the rows, below them where a panel is as narrow as a phone. */
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 4,
  alignItems: 'center',
};

/** The invite code of a verified user, with its link and QR code, and `children` below. */
export function InvitePanel({ user, children }: { readonly user: UserInfo; readonly children?: ReactNode }) {
  const text = identityMessages.useText();
  const invite = `${window.location.origin}${pathWith(PATHS.register, { extension_code: user.inviteCode })}`;
  return (
    <Panel title={text('settings.invite')}>
      <Padded>
        <Stack spacing={2}>
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
            <Text>
              <Link to={PATHS.accountVerification}>{text('settings.inviteLater')}</Link>
            </Text>
          )}
          {children}
        </Stack>
      </Padded>
    </Panel>
  );
}
