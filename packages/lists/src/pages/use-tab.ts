import { useSearchParams } from 'react-router';

/**
 * The chosen tab, in the address (`?tab=history`), so that back, forward and links work. The default tab has no parameter; a
 * name that no tab has counts as the default. Another tab starts at its first page.
 */
export function useTab<Id extends string>(
  ids: readonly Id[],
  byDefault: NoInfer<Id>,
): readonly [tab: Id, choose: (tab: Id) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('tab');
  const choose = (tab: Id) =>
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.delete('page');
      if (tab === byDefault) changed.delete('tab');
      else changed.set('tab', tab);
      return changed;
    });
  return [ids.find((id) => id === named) ?? byDefault, choose];
}
