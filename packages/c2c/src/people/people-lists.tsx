import { asFailure } from '@bourse/api-client';
import { RELATIONS, type RelatedUser } from '@bourse/contracts/c2c';
import { ReadError } from '@bourse/feature-kit';
import { FactList, Padded, Panel, Quiet, Skeleton } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { RelationButtons, useRelate } from './relate';
import { useRelations } from './use-people';

/** Followed and blocked users, each with the end of it. */
export function PeopleLists() {
  const text = c2cMessages.useText();
  const { users, error, refetch } = useRelations();
  const relate = useRelate();
  return (
    <>
      {RELATIONS.map((relation) => (
        <Panel key={relation} title={text(`people.${relation}`)}>
          <Padded>
            {users ? (
              <People
                users={users.filter((user) => user.relation === relation)}
                isSending={relate.isSending}
                onChange={relate.set}
              />
            ) : error ? (
              <ReadError title={text('people.failed')} failure={asFailure(error)} onRetry={() => void refetch()} />
            ) : (
              <Skeleton height={48} />
            )}
          </Padded>
        </Panel>
      ))}
      {relate.dialog}
    </>
  );
}

interface PeopleProps {
  readonly users: readonly RelatedUser[];
  readonly isSending: boolean;
  readonly onChange: ReturnType<typeof useRelate>['set'];
}

function People({ users, isSending, onChange }: PeopleProps) {
  const text = c2cMessages.useText();
  if (users.length === 0) return <Quiet>{text('people.none')}</Quiet>;
  return (
    <FactList
      facts={users.map((user) => ({
        id: user.id,
        label: user.name,
        value: (
          <RelationButtons
            relation={user.relation}
            isSending={isSending}
            onChange={(relation) => onChange(user, relation)}
          />
        ),
      }))}
    />
  );
}
