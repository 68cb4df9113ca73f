import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { LinearProgress, Stack } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { identityMessages } from '../locales/messages';
import { securityLabel, type Security, type SecurityItem } from '../rules/security-strength';
import { PATHS } from '../paths';

const RAISE: Readonly<Record<SecurityItem, string | undefined>> = {
  // No call binds a phone.
  phone: undefined,
  email: PATHS.bindEmail,
  identity: PATHS.accountVerification,
};

/** The security strength, its label, and links to measures that raise it. */
export function SecurityStrength({ percent, missing }: Security) {
  const text = identityMessages.useText();
  const format = useFormat();
  const label = text(securityLabel(percent));
  return (
    <Stack spacing={2}>
      <span>{`${label} · ${format.percent(decimal(percent), { decimals: 0 })}`}</span>
      <LinearProgress label={text('security.title')} percent={percent} />
      {missing.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {missing.map((item) => {
            const to = RAISE[item];
            const words = text(`security.raise.${item}`);
            return <li key={item}>{to === undefined ? words : <Link to={to}>{words}</Link>}</li>;
          })}
        </ul>
      )}
    </Stack>
  );
}
