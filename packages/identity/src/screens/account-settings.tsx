import { pathWith, useScreens } from '@bourse/feature-kit';
import { Chip, Columns, Padded, Page, Panel, Skeleton, Stack } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { securityOf } from '../rules/security-strength';
import { SecurityStrength } from '../account-center/security-strength';
import { useUser } from '../account/use-user';
import { maskAccount, type UserInfo } from '@bourse/contracts/identity';
import { identityMessages } from '../locales/messages';
import { Rows } from '../layout/rows';
import { LimitsPanel } from '../limits/limits-panel';
import { PhrasePanel } from '../phrase/phrase-panel';
import { SecondFactorPanel } from '../second-factor/second-factor-panel';
import { PasskeysPanel } from '../passkeys/passkeys-panel';
import { ApiKeysPanel } from '../api-keys/lazy-api-keys-panel';
import { DevicesPanel } from '../devices/devices-panel';
import { InvitePanel } from '../referral/invite-panel';
import { ReferralLink } from '../referral/referral-link';
import { PATHS } from '../paths';

/** `/account/accountSet`: invite code and security of the login on the left, protection of the account's use on the right. */
export function Component() {
  const text = identityMessages.useText();
  const { user } = useUser();
  return <Page title={text('settings.title')}>{user ? <Settings user={user} /> : <Skeleton height={420} />}</Page>;
}

function Settings({ user }: { readonly user: UserInfo }) {
  const text = identityMessages.useText();
  const { has } = useScreens();
  return (
    <Columns shares={[1, 1]}>
      <Stack>
        <InvitePanel user={user} actions={<ReferralLink />} />
        <Panel title={text('settings.bound')}>
          <Padded>
            <Rows>
              <div>
                <dt>{text('register.phone')}</dt>
                <dd>{user.phone === '' ? text('settings.notBound') : maskAccount(user.phone)}</dd>
              </div>
              <div>
                <dt>{text('register.email')}</dt>
                <dd>
                  {user.email === '' ? (
                    <Link to={PATHS.bindEmail}>{text('bindEmail.title')}</Link>
                  ) : (
                    maskAccount(user.email)
                  )}
                </dd>
              </div>
              {has(PATHS.forgotPassword) && (
                <div>
                  <dt>{text('login.password')}</dt>
                  <dd>
                    <Link to={pathWith(PATHS.forgotPassword, { account: user.account })}>
                      {text('settings.password')}
                    </Link>
                  </dd>
                </div>
              )}
              <div>
                <dt>{text('settings.merchant')}</dt>
                <dd>
                  {user.isMerchant ? (
                    <Chip tone="accent" label={text('settings.merchant.yes')} />
                  ) : (
                    text('settings.merchant.no')
                  )}
                </dd>
              </div>
            </Rows>
          </Padded>
        </Panel>
        <Panel title={text('security.title')}>
          <Padded>
            <SecurityStrength {...securityOf(user)} />
          </Padded>
        </Panel>
        <LimitsPanel />
      </Stack>
      <Stack>
        <PhrasePanel />
        {/* Last, also in one column: what the back end announces must move nothing above it. */}
        <SecondFactorPanel />
        <PasskeysPanel />
        <DevicesPanel />
        <ApiKeysPanel />
      </Stack>
    </Columns>
  );
}
