import styled from '@emotion/styled';
import type { HTMLAttributes, ReactNode } from 'react';
import { Text, type TextProps } from '../layout/text';

const FieldGroupRoot = styled('fieldset')({ display: 'grid', gap: 8, minWidth: 0, margin: 0, padding: 0, border: 0 });

export interface FieldGroupProps extends HTMLAttributes<HTMLFieldSetElement> {
  /** Name of the group. Without it `aria-label` names the group. */
  legend?: ReactNode;
  /** `label`: as the label of a field. `title`: as a small heading. Default: `label`. */
  legendLook?: 'label' | 'title';
  children: ReactNode;
}

const LOOK: Readonly<Record<'label' | 'title', Pick<TextProps, 'size' | 'tone' | 'isStrong'>>> = {
  label: { size: 'table', tone: 'quiet' },
  title: { size: 'table', isStrong: true },
};

/** Controls that belong together, with their common name: the choices of a leverage, a stop with its price and its steps. */
export function FieldGroup({ legend, legendLook = 'label', children, ...rest }: FieldGroupProps) {
  return (
    <FieldGroupRoot {...rest}>
      {legend !== undefined && (
        <Text as="legend" {...LOOK[legendLook]}>
          {legend}
        </Text>
      )}
      {children}
    </FieldGroupRoot>
  );
}
