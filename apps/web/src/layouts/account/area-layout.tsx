import { AreaColumns, FeaturePart, partOf } from '@bourse/feature-kit';
import { BELOW, Box, COARSE } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { AccountLayout } from './account-layout';

const ASSETS_MENU = partOf('wallet/menu');

export interface AreaLayoutProps {
  readonly area: 'account' | 'assets';
  readonly children: ReactNode;
}

/** Room for the menu of a narrow window while its code loads: one line above the screen. */
const STRIP = { [BELOW.md]: { height: 44, [COARSE]: { height: 52 } } } as const;

/** An area with its menu: the account, or the assets, whose menu is a part of the wallet. */
export function AreaLayout({ area, children }: AreaLayoutProps) {
  if (area === 'account') return <AccountLayout>{children}</AccountLayout>;
  return (
    <AreaColumns menu={<FeaturePart part={ASSETS_MENU} isOptional waiting={<Box sx={STRIP} />} />}>
      {children}
    </AreaColumns>
  );
}
