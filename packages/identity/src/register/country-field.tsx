import { languageTag, useLanguage } from '@bourse/i18n';
import { colour, useChunk } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId } from 'react';
import { identityMessages } from '../locales/messages';
import type { PhoneCountry } from './rules';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });
const Label = styled('label')({ fontSize: 13, color: colour.quiet });

const Select = styled('select')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 42,
  padding: '0 8px',
  font: 'inherit',
  fontSize: 14,
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.edge}`,
  borderRadius: 6,
  '&:hover': { borderColor: colour.quiet },
  '&:focus-visible': { outline: 0, borderColor: colour.accent, boxShadow: `0 0 0 1px ${colour.accent}` },
});

const loadCountries = () => import('./countries');

export interface CountryFieldProps {
  readonly value: PhoneCountry;
  readonly onChange: (country: PhoneCountry) => void;
}

/**
 * The country of a phone number, each with its area code. The list is fetched with the first phone form; until it is there,
 * and where it does not come, the present country stands alone.
 */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const text = identityMessages.useText();
  const { language } = useLanguage();
  const id = useId();
  const chunk = useChunk(loadCountries);
  const countries = chunk.status === 'ready' ? chunk.module.countriesIn(languageTag(language)) : [];
  const choose = (countryId: string) => {
    const chosen = countries.find((country) => country.id === countryId);
    if (chosen) onChange({ id: chosen.id, areaCode: chosen.areaCode });
  };
  return (
    <Root>
      <Label htmlFor={id}>{text('register.country')}</Label>
      <Select
        id={id}
        name="country"
        autoComplete="country"
        value={value.id}
        aria-busy={chunk.status === 'loading'}
        onFocus={chunk.status === 'failed' ? chunk.retry : undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {countries.length === 0 && <option value={value.id}>+{value.areaCode}</option>}
        {countries.map(({ id: countryId, name, areaCode }) => (
          <option key={countryId} value={countryId}>
            {name} (+{areaCode})
          </option>
        ))}
      </Select>
    </Root>
  );
}
