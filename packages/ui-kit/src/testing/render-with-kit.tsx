import { TestI18n } from '@bourse/i18n/testing';
import type { Language } from '@bourse/i18n';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toaster } from '../feedback/toaster';
import { BourseThemeProvider } from '../theme/theme-provider';

export interface KitOptions {
  language?: Language;
}

/** Language, theme and toasts around what is tested. */
export function KitProviders({ children, language = 'en' }: KitOptions & { children: ReactNode }) {
  return (
    <TestI18n language={language}>
      <BourseThemeProvider>
        <Toaster>{children}</Toaster>
      </BourseThemeProvider>
    </TestI18n>
  );
}

/** Renders with everything that a component of the kit needs. Texts arrive in a moment: `findBy…`. */
export function renderWithKit(ui: ReactNode, options: KitOptions = {}): RenderResult {
  return render(<KitProviders {...options}>{ui}</KitProviders>);
}
