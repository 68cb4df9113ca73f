import { Global, ThemeProvider } from '@emotion/react';
import { useLanguage } from '@bourse/i18n';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { baseStylesOf } from './base-styles';
import { endColourSchemeInit } from './init-script';
import { applyNight, useNightMode } from './night-mode';
import { applyPriceColours, usePriceColours } from './price-colours';
import { makeTheme } from './theme';

/** Sets the attributes of `<html>` before the first paint. */
function PageAttributes() {
  const { language } = useLanguage();
  const [colours] = usePriceColours(language);
  const { isNight } = useNightMode();
  useLayoutEffect(() => applyPriceColours(colours), [colours]);
  useLayoutEffect(() => applyNight(isNight), [isNight]);
  useLayoutEffect(endColourSchemeInit, []);
  return null;
}

function makeStyles() {
  const theme = makeTheme();
  // MUI passes the same object; its type for this prop describes the default props alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return { theme, components, base: baseStylesOf(theme) };
}

let styles: ReturnType<typeof makeStyles> | undefined;

/**
 * One theme for all pages. It is made by the first render, not by the evaluation of this module, which it would make twice as
 * long: between the two the page answers.
 */
const stylesOfTheme = () => (styles ??= makeStyles());

/**
 * The MUI theme with its styles, without the preferences of this device: enough for a page that is drawn at build time. MUI's own
 * provider would keep the mode under a key and values of its own and write the attribute of `<html>` a second time; `night-mode.ts`
 * uses the key of the specification. The two providers here are what MUI's components read: theme and default props.
 */
export function ThemeStyles({ children }: { children: ReactNode }) {
  const { theme, components, base } = stylesOfTheme();
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={components}>
        <Global styles={base} />
        {children}
      </DefaultPropsProvider>
    </ThemeProvider>
  );
}

/** Theme, base styles and the user's colour scheme and price colours. Must be inside the `I18nProvider`. */
export function BourseThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeStyles>
      <PageAttributes />
      {children}
    </ThemeStyles>
  );
}
