import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FIELD_ATTRIBUTE } from '../../inputs/focus';

// The line of the error is a part of the distance to the next field.
const Slot = styled('div')({ minWidth: 0, marginBlockEnd: -8 });

/** The element around one field, which `focusFirst` finds by name. */
export function FieldSlot({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return <Slot {...{ [FIELD_ATTRIBUTE]: name }}>{children}</Slot>;
}
