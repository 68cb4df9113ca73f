import MuiAlert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children: ReactNode;
  /** A button beside the text. */
  action?: ReactNode;
  /** The alert appears after an action: screen readers announce it at once. */
  isAnnounced?: boolean;
}

const ICON = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

/** A message inside the page that stays: a risk, a missing step, a failure. */
export function Alert({ tone = 'info', title, children, action, isAnnounced = false }: AlertProps) {
  return (
    <MuiAlert severity={tone} role={isAnnounced ? 'alert' : 'note'} icon={<Icon name={ICON[tone]} />} action={action}>
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {children}
    </MuiAlert>
  );
}
