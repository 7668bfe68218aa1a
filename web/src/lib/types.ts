/** What the server sends (wire.ts, written from Python), by the names that the client has for it. */

import type { LegalAnswer } from './wire';

export type {
  AskLesson,
  ClientMessage,
  CourseAnswer as Course,
  DiagramAnswer as DiagramData,
  FrameAnswer as DiagramStep,
  GalleryAnswer as Gallery,
  PieceAnswer as Piece,
  RuleAnswer as NumberedRule,
  RulesAnswer as RulesBook,
  RulingAnswer as Ruling,
  SceneAnswer as Scene,
  DataAnswer as Data,
  EntryAnswer as Entry,
  ErrorAnswer as Fault,
  EventAnswer as TableEvent,
  GameAnswer as GameInfo,
  HintMessage,
  HouseAnswer as House,
  HouseChange,
  HouseVariable,
  LessonAnswer,
  LessonInfo,
  LineMessage,
  MarkAnswer as Mark,
  Limits,
  Made,
  MeAnswer as Me,
  NewSeat as SeatWish,
  NewTable,
  OptionAnswer as Option,
  PhraseAnswer as Part,
  PHRASES as Phrase,
  QuestionMessage as Question,
  RecapAnswer as Recap,
  RefusedAnswer as Refused,
  RematchAnswer as Rematch,
  ReplayAnswer as ReplayStep,
  ReasonAnswer as Reason,
  ReviewAnswer,
  SeatAnswer as Seat,
  SeenAnswer as Seen,
  ServerMessage,
  SharesAnswer as Shares,
  StepAnswer as LineStep,
  SwingAnswer as Swing,
  TableAnswer as Table,
  TalkMessage,
  TipAnswer as Tip,
  TurnAnswer as Turn,
  ViewMessage,
} from './wire';

/** Plain data that only a game knows the shape of. */
export type View = Record<string, unknown>;

/** A move; a legal one with what is said about it. */
export type Move<A = unknown> = Omit<LegalAnswer, 'about'> & { about?: A };
