import { maskAccount } from '@bourse/contracts/identity';
import { Columns, Padded, Page, Panel, Skeleton, Stack } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { FirstStepsPanel } from '../next-steps/first-steps-panel';
import { Levels } from '../account-center/levels';
import { securityOf } from '../rules/security-strength';
import { SecurityStrength } from '../account-center/security-strength';
import { useUser } from '../account/use-user';
import { identityMessages } from '../locales/messages';
import { deviceLogIns } from '../log-ins/stored-log-ins';
import { logInsOf } from '../rules/device-log-ins';
import { RecentLogIns } from '../log-ins/recent-log-ins';
import { Rows } from '../layout/rows';
import { useScreens } from '@bourse/feature-kit';
import { PATHS } from '../paths';

const VERIFIED = ['verify.state.0', 'verify.state.1', 'verify.state.2', 'verify.state.3'] as const;

/** `/account/accountCenter`: account, level, security strength, what is missing, recent logins. */
export function Component() {
  const text = identityMessages.useText();
  const { user } = useUser();
  const logIns = deviceLogIns.useValue() ?? [];
  const { has } = useScreens();
  return (
    <Page title={text('center.title')}>
      {user ? (
        <Columns shares={[1, 1]}>
          <Stack>
            <FirstStepsPanel user={user} />
            <Panel title={text('center.account')}>
              <Padded>
                <Rows>
                  <div>
                    <dt>{text('login.account')}</dt>
                    <dd>{maskAccount(user.account)}</dd>
                  </div>
                  <div>
                    <dt>{text('verify.title')}</dt>
                    <dd>
                      <Link to={PATHS.accountVerification}>
                        {user.reviewStatus === undefined
                          ? text('verify.state.unknown')
                          : text(VERIFIED[user.reviewStatus])}
                      </Link>
                    </dd>
                  </div>
                  {has(PATHS.accountUserSettings) && (
                    <div>
                      <dt>{text('payee.title')}</dt>
                      <dd>
                        <Link to={PATHS.accountUserSettings}>{text('center.edit')}</Link>
                      </dd>
                    </div>
                  )}
                </Rows>
              </Padded>
            </Panel>
            <Panel title={text('logins.title')}>
              <Padded>
                <RecentLogIns logIns={logInsOf(logIns, user.id)} />
              </Padded>
            </Panel>
          </Stack>
          <Stack>
            <Panel title={text('security.title')}>
              <Padded>
                <SecurityStrength {...securityOf(user)} />
              </Padded>
            </Panel>
            <Panel title={text('level.title')}>
              <Padded>
                <Levels user={user} />
              </Padded>
            </Panel>
          </Stack>
        </Columns>
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}
