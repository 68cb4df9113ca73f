import { Alert, Box, FailedOnPress, lazyPart, useToast } from '@bourse/ui-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import {
  accountOf,
  FeaturePart,
  returnPathOf,
  returnStateOf,
  SESSION_TOAST,
  useAppSelector,
  useScreens,
} from '@bourse/feature-kit';
import { AntiPhishingPhrase } from '../phrase/anti-phishing-phrase';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, type Location } from 'react-router';
import { Card, OtherWay } from '../layout/card';
import { identityMessages } from '../locales/messages';
import { LoginForm } from '../login/login-form';
import { loginReasonOf } from '../login/login-reason';
import { useLogin } from '../login/use-login';
import { LINKS } from '../links';
import { PATHS } from '../paths';
import type { RecoveryDialogProps } from '../recovery/recovery-dialog';
import type { LoginValues } from '../rules/login-rules';

/** Loaded with the first report of a loss. */
const RecoveryDialog = lazyPart<RecoveryDialogProps>(
  async () => (await import('../recovery/recovery-dialog')).RecoveryDialog,
  { fallback: null, failed: ({ onClose }) => <FailedOnPress onClose={onClose} /> },
);

/** Why the user is here, in place of the session guard's toast, which would cover the title. */
function Reason({ state }: { readonly state: unknown }) {
  const text = identityMessages.useText();
  const toast = useToast();
  const reason = loginReasonOf(state);
  useEffect(() => {
    if (reason !== undefined) toast.dismiss(SESSION_TOAST);
  }, [reason, toast]);
  if (reason === undefined) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <Alert tone="warning" isAnnounced>
        {text(`login.reason.${reason}`)}
      </Alert>
    </Box>
  );
}

/** `/components/login`. A user who is logged in, here or in another tab, is redirected to the return path. */
export function Component() {
  const text = identityMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { state } = useLocation() as Location<unknown>;
  const [lost, setLost] = useState<LoginValues>();
  const submit = useLogin(setLost);
  const { has } = useScreens();
  if (isLoggedIn) return <Navigate to={returnPathOf(state)} state={returnStateOf(state)} replace />;

  return (
    <Card>
      <h1>{text('login.title')}</h1>
      <p>{text('login.lead')}</p>
      <Reason state={state} />
      <Box sx={{ '& > p': { mb: 5 } }}>
        <AntiPhishingPhrase />
      </Box>
      <LoginForm account={accountOf(state)} onSubmit={submit} />
      {has(PATHS.forgotPassword) && (
        <OtherWay>
          <Link to={PATHS.forgotPassword} state={state}>
            {text('login.forgot')}
          </Link>
        </OtherWay>
      )}
      {has(PATHS.register) && (
        <OtherWay>
          {text('login.newHere')}{' '}
          <Link to={PATHS.register} state={state}>
            {text('register.title')}
          </Link>
        </OtherWay>
      )}
      <Box sx={{ mt: 6, '& > *': { width: '100%' } }}>
        <FeaturePart part={LINKS.passkeyLogIn} isOptional />
        <FeaturePart part={LINKS.tryPlayMoney} isOptional />
      </Box>
      {lost && <RecoveryDialog owner={lost} onClose={() => setLost(undefined)} />}
    </Card>
  );
}
