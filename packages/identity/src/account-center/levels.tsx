import { Chip, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { UserInfo } from '../contract';
import { identityMessages } from '../locales/messages';
import { LEVELS, missingForLevel, PATH_OF_ITEM } from './levels-of';

const List = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 4, padding: 12, border: `1px solid ${colour.line}`, borderRadius: 8, fontSize: 14 },
  '& h3': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, margin: 0, fontSize: 15 },
  '& p': { margin: 0, color: colour.quiet },
  '& a': { color: colour.accent },
});

export interface LevelsProps {
  readonly user: Pick<UserInfo, 'reviewStatus' | 'phone' | 'email'>;
}

/** The rights of each verification level, with a link to the missing requirement. */
export function Levels({ user }: LevelsProps) {
  const text = identityMessages.useText();
  const missing = missingForLevel(user);
  return (
    <List>
      {LEVELS.map((level) => {
        const item = missing[level];
        return (
          <li key={level}>
            <h3>
              {text(`level.${level}`)}
              {item === undefined && <Chip tone="success" label={text('level.reached')} />}
            </h3>
            <p>{text(`level.${level}.allows`)}</p>
            {item !== undefined && <Link to={PATH_OF_ITEM[item]}>{text(`level.${level}.missing`)}</Link>}
          </li>
        );
      })}
    </List>
  );
}
