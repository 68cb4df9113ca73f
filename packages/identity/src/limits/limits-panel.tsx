import { FeaturePart, useScreens } from '@bourse/feature-kit';
import { Padded, Panel, Stack, Text } from '@bourse/ui-kit';
import { LINKS } from '../links';
import { identityMessages } from '../locales/messages';

/** The products whose orders the user can limit. */
const PRODUCTS = [
  { screen: LINKS.trade, limits: LINKS.spotLimits },
  { screen: LINKS.leverage, limits: LINKS.leverageLimits },
  { screen: LINKS.options, limits: LINKS.optionLimits },
];

/** The user's own trading limits of all products. The editors are those of the order forms. */
export function LimitsPanel() {
  const text = identityMessages.useText();
  const { pathOf } = useScreens();
  const offered = PRODUCTS.filter(({ screen }) => pathOf(screen) !== undefined);
  if (offered.length === 0) return null;
  return (
    <Panel title={text('settings.limits')}>
      <Padded>
        <Stack>
          <Text size="table" tone="quiet">
            {text('settings.limitsHint')}
          </Text>
          {offered.map(({ limits }) => (
            <FeaturePart key={limits.name} part={limits} />
          ))}
        </Stack>
      </Padded>
    </Panel>
  );
}
