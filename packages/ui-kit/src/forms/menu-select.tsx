import styled from '@emotion/styled';
import { useIsTouch } from '../hooks/use-media';
import { VisuallyHidden } from '../layout/visually-hidden';
import { MenuButton } from '../overlays/menu-button';
import { FONT_SIZE } from '../theme/scale';
import { TOUCH } from '../theme/touch';
import { colour } from '../theme/variables';
import type { SelectOption } from './select';
import { Row } from '../layout/stack';

const Native = styled('select')({
  minWidth: 0,
  height: TOUCH,
  padding: '0 4px',
  border: 0,
  font: 'inherit',
  // iOS zooms into inputs with a smaller font.
  fontSize: FONT_SIZE.reading,
  color: colour.text,
  backgroundColor: 'transparent',
});

export interface MenuSelectProps<Value extends string> {
  label: string;
  /** The label is for assistive technology only: where the value says enough. */
  isLabelHidden?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * One value of a few, beside its label in a toolbar: a menu, and the native picker on touch screens. Not `Select`, because MUI's
 * select and input are not part of the first load; the menu loads when it is opened.
 */
export function MenuSelect<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: MenuSelectProps<Value>) {
  const isNative = useIsTouch();
  if (isNative) {
    return (
      <Row component="label" spacing={2} sx={{ flexWrap: 'nowrap', whiteSpace: 'nowrap' }}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <Native
          value={value}
          onChange={({ target }) => {
            const option = options.find((each) => each.value === target.value);
            if (option) onChange(option.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
      </Row>
    );
  }
  return (
    <Row spacing={2} sx={{ flexWrap: 'nowrap', whiteSpace: 'nowrap' }}>
      {!isLabelHidden && <span aria-hidden>{label}</span>}
      <MenuButton
        label={label}
        entries={options.map((option) => ({
          id: option.value,
          label: option.label,
          isSelected: option.value === value,
          onSelect: () => onChange(option.value),
        }))}
      >
        <span>
          <VisuallyHidden>{label} </VisuallyHidden>
          {options.find((option) => option.value === value)?.label}
        </span>
      </MenuButton>
    </Row>
  );
}
