import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Navigation after the reply of a request. It does nothing once the component is gone: a late reply must not take a user away from the
 * screen that the user has opened meanwhile.
 */
export function useNavigateFromHere(): (path: string) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (path) => {
    if (isHere.current) void navigate(path);
  };
}
