import { noteCardText } from '../../../text/accounts/note-card-text.ts';
import { Skeleton } from '../../../ui/pages/skeleton.tsx';

export const NOTE_SKELETON = (
  <Skeleton label={noteCardText.loading} bars={['mt-2 h-10 w-full', 'mt-3 h-32 w-full']} />
);
