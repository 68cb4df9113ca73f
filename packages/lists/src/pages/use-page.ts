import { useSearchParams } from 'react-router';
import { pageOf } from './page-count';

/** The page of a numbered list, in the address, so that back, forward and links work. */
export function usePage(parameter = 'page'): readonly [page: number, goTo: (page: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const goTo = (page: number) =>
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      if (page === 1) changed.delete(parameter);
      else changed.set(parameter, String(page));
      return changed;
    });
  return [pageOf(parameters.get(parameter)), goTo];
}
