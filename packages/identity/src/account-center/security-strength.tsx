import { PATHS } from '@bourse/feature-kit';
import { FONT_SIZE, LinearProgress } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { identityMessages } from '../locales/messages';
import { securityLabel, type Security, type SecurityItem } from './security';

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  width: '100%',
  fontSize: FONT_SIZE.form,
  '& ul': { margin: 0, paddingLeft: 18 },
});

const RAISE: Readonly<Record<SecurityItem, string | undefined>> = {
  // No call binds a phone.
  phone: undefined,
  email: PATHS.bindEmail,
  identity: PATHS.accountVerification,
};

/** The security strength, its label, and links to measures that raise it. */
export function SecurityStrength({ percent, missing }: Security) {
  const text = identityMessages.useText();
  const label = text(securityLabel(percent));
  return (
    <Box>
      <span>{`${label} · ${percent} %`}</span>
      <LinearProgress label={text('security.title')} percent={percent} />
      {missing.length > 0 && (
        <ul>
          {missing.map((item) => {
            const to = RAISE[item];
            const words = text(`security.raise.${item}`);
            return <li key={item}>{to === undefined ? words : <Link to={to}>{words}</Link>}</li>;
          })}
        </ul>
      )}
    </Box>
  );
}
