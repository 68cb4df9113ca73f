import { TestI18n } from '@bourse/i18n/testing';
import type { Language } from '@bourse/i18n';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FocusKeeper } from '../focus/focus-keeper';
import { Toaster } from '../feedback/toaster';
import { showTheme, type KitTheme } from './theme-choice';
import { BourseThemeProvider } from '../theme/theme-provider';

export interface KitOptions {
  /** English where left out. */
  language?: Language;
  /** As the system where left out. */
  theme?: KitTheme;
}

/** Language, theme and toasts around the component under test. */
export function KitProviders({ children, language = 'en' }: { children: ReactNode; language?: Language }) {
  return (
    <TestI18n language={language}>
      <BourseThemeProvider>
        <FocusKeeper />
        <Toaster>{children}</Toaster>
      </BourseThemeProvider>
    </TestI18n>
  );
}

/** Renders with everything that a component of the kit needs. Texts arrive in a moment: `findBy…`. */
export function renderWithKit(ui: ReactNode, { language = 'en', theme = 'system' }: KitOptions = {}): RenderResult {
  showTheme(theme);
  return render(ui, { wrapper: ({ children }) => <KitProviders language={language}>{children}</KitProviders> });
}
