import { useFailureText, usePolling } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { ReplayPanelView } from './replay-panel-view';
import { useMoveReplayMutation, useReplayQuery } from './replay-api';

/** The time moves with every step of the replay. */
const READ_EVERY_MS = 1000;

/** The panel of a replay; nothing before its first answer, and nothing for a visitor. */
export function ReplayPanel() {
  const { data, refetch } = useReplayQuery(undefined, usePolling(READ_EVERY_MS));
  const [move, { isLoading }] = useMoveReplayMutation();
  const toast = useToast();
  const failureText = useFailureText();
  if (!data) return null;
  return (
    <ReplayPanelView
      replay={data}
      isMoving={isLoading}
      onMove={(asked) => {
        void move(asked).then(({ error }) => {
          const said = error && 'kind' in error ? failureText(error) : undefined;
          if (said !== undefined) toast.error(said);
          return refetch();
        });
      }}
    />
  );
}
