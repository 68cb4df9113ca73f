import { AreaColumns, FeaturePart, partOf } from '@bourse/feature-kit';
import type { ReactNode } from 'react';
import { AccountLayout } from './account-layout';

const ASSETS_MENU = partOf('wallet/menu');

export interface AreaLayoutProps {
  readonly area: 'account' | 'assets';
  readonly children: ReactNode;
}

/** An area with its menu: the account, or the assets, whose menu is a part of the wallet. */
export function AreaLayout({ area, children }: AreaLayoutProps) {
  if (area === 'account') return <AccountLayout>{children}</AccountLayout>;
  return <AreaColumns menu={<FeaturePart part={ASSETS_MENU} isOptional />}>{children}</AreaColumns>;
}
