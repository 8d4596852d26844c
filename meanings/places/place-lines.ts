/**
 * The meanings of single words in single verses: book, verse by its English number, Strong's number, which of the words
 * with this number in the verse, meaning. A line wins over every rule. In the order of the Bible.
 */
export const PLACE_LINES = `
genesis 1:7 H5921 1 above
genesis 1:7 H8478 1 below
genesis 1:11 H6213 1 bearing
genesis 1:12 H6213 1 bearing
genesis 1:21 H3671 1 winged
genesis 1:21 H5315 1 creature
genesis 1:24 H5315 1 creature
genesis 2:5 H776 2 the earth
genesis 2:7 H5315 1 creature
genesis 2:19 H5315 1 creature
genesis 2:21 H8478 1 in its place
genesis 2:22 H802 1 as a wife
genesis 3:6 H376 1 to her husband
genesis 3:22 H259 1 like one of
genesis 4:25 H8478 1 in place of
genesis 4:26 H8034 2 on the name of
genesis 7:13 H6106 1 on the very
genesis 7:23 H776 1 the earth
genesis 8:3 H7097 1 at the end of
genesis 8:9 H3709 1 for the sole of°
genesis 8:13 H776 1 the earth
genesis 9:10 H5315 1 the creature of
genesis 9:12 H5315 1 creature
genesis 9:15 H5315 1 creature
genesis 9:16 H5315 1 creature
genesis 9:24 H6996 1 younger
genesis 13:9 H3225 1 the right
genesis 13:10 H3603 1 the plain of
genesis 13:11 H3603 1 the plain of
genesis 13:12 H3603 1 the plain
genesis 15:1 H7235 1 much
genesis 17:23 H6106 1 on the very
genesis 17:26 H6106 1 on the very
genesis 18:8 H5414 1 and he set
genesis 19:2 H1870 1 on your way
genesis 19:17 H3603 1 the plain
genesis 19:22 H5704 1 as far as
genesis 19:25 H3603 1 the plain
genesis 19:28 H3603 1 the plain
genesis 19:29 H3603 1 the plain
genesis 19:34 H3915 1 tonight
genesis 20:15 H3427 1 stay
genesis 21:8 H1431 1 and grew up
genesis 21:16 H7368 1 far away
genesis 21:30 H5668 1 so that
genesis 22:3 H2280 1 and he saddled
genesis 22:3 H5288 1 his servants
genesis 22:5 H5288 1 his servants
genesis 22:12 H413 1 against
genesis 22:13 H8478 1 in place of
genesis 22:19 H5288 1 his servants
genesis 24:13 H5869 1 the spring of
genesis 24:16 H5869 1 to the spring
genesis 24:29 H5869 1 the spring
genesis 24:30 H5869 1 the spring
genesis 24:42 H5869 1 the spring
genesis 24:43 H5869 1 the spring of
genesis 24:45 H5869 1 to the spring
genesis 25:6 H5750 1 while he still
genesis 25:27 H1431 1 and grew up
genesis 26:4 H776 1 the earth
genesis 26:4 H776 2 the earth
genesis 27:1 H1419 1 elder
genesis 27:4 H5668 1 so that
genesis 27:10 H5668 1 so that
genesis 27:15 H1419 1 elder
genesis 27:15 H6996 1 younger
genesis 27:19 H5668 1 so that
genesis 27:31 H5668 1 so that
genesis 27:37 H5564 1 I upheld him
genesis 27:39 H4186 1 your seat
genesis 27:42 H1419 1 elder
genesis 27:42 H6996 1 younger
genesis 28:17 H369 1 not
genesis 29:15 H2600 1 for nothing
genesis 29:18 H6996 1 younger
genesis 29:26 H5414 1 to set
genesis 30:2 H8478 1 in place of?
genesis 30:33 H6030 1 and will testify
genesis 31:13 H6965 1 stand
genesis 31:14 H5750 1 still?
genesis 31:30 H430 1 my gods
genesis 31:32 H430 1 your gods
genesis 32:1 H1870 1 on his way
genesis 32:1 H6293 1 and pressed
genesis 32:12 H3190 1 thoroughly
genesis 32:25 H3709 1 the socket of
genesis 32:25 H3709 2 the socket of
genesis 32:26 H3588 2 except
genesis 32:26 H518 1 if
genesis 32:32 H3709 1 the socket of
genesis 32:32 H3709 2 the socket of
genesis 34:3 H5921 1 to
genesis 34:10 H3427 2 stay
genesis 35:1 H3427 1 and stay
genesis 35:8 H8478 1 below
genesis 38:11 H3427 1 stay
genesis 39:7 H5375 1 and took
genesis 39:9 H4480 1 than I
genesis 40:13 H5750 1 within
genesis 40:14 H3588 1 except
genesis 40:14 H518 1 if
genesis 40:17 H5945 1 upper
genesis 40:19 H5750 1 within
genesis 41:2 H7462 1 and they grazed
genesis 41:18 H7462 1 and they grazed
genesis 41:49 H7235 1 much
genesis 42:5 H935 2 those who came
genesis 42:6 H776 1 the earth
genesis 42:25 H8242 1 his sack
genesis 42:27 H8242 1 his sack
genesis 42:35 H8242 1 their sacks
genesis 42:35 H8242 2 with his sack
genesis 43:6 H5750 1 still?
genesis 43:7 H5750 1 still?
genesis 43:29 H6996 1 younger
genesis 44:33 H8478 1 in place of
genesis 45:3 H5750 1 still?
genesis 46:34 H5668 1 so that
genesis 47:17 H5483 1 with the horses
genesis 47:18 H3588 1 except
genesis 47:18 H518 1 if
genesis 48:7 H5750 1 while still
genesis 48:19 H6996 1 younger
genesis 49:8 H3034 1 will praise you
genesis 49:16 H259 1 like one of
genesis 50:21 H5921 1 to
exodus 2:10 H1431 1 and grew up
exodus 3:19 H5414 1 will let
exodus 4:16 H6310 1 mouth
exodus 7:1 H430 1 a god
exodus 8:17 H776 1 the earth
exodus 8:17 H776 2 the earth
exodus 8:28 H7368 1 far away
exodus 9:3 H5483 1 with the horses
exodus 9:14 H5668 1 so that
exodus 9:18 H6256 1 about the time
exodus 9:23 H776 2 the earth of
exodus 10:9 H5288 1 in our servants
exodus 10:15 H776 1 the earth
exodus 10:17 H4194 1 death
exodus 10:19 H8628 1 and he thrust it
exodus 12:3 H376 1 each
exodus 12:9 H7130 1 his entrails
exodus 12:17 H6106 1 on the very
exodus 12:41 H6106 1 on the very
exodus 12:51 H6106 1 on the very
exodus 15:4 H2428 1 and his strength
exodus 15:8 H7307 1 and in the wind of
exodus 15:9 H7324 1 I draw
exodus 16:16 H4480 1 of it
exodus 16:29 H376 1 each
exodus 18:18 H4480 1 for you
exodus 18:23 H430 1 God
exodus 19:9 H5668 1 so that
exodus 19:21 H4480 1 of it
exodus 20:4 H8478 2 below
exodus 20:7 H5375 1 you will take
exodus 20:7 H5375 2 he takes
exodus 20:20 H5668 2 and so that
exodus 21:2 H2600 1 for nothing
exodus 21:11 H2600 1 for nothing
exodus 21:23 H8478 1 for
exodus 21:24 H8478 1 for
exodus 21:24 H8478 2 for
exodus 21:24 H8478 3 for
exodus 21:24 H8478 4 for
exodus 21:25 H8478 1 for
exodus 21:25 H8478 2 for
exodus 21:25 H8478 3 for
exodus 21:29 H1167 1 in his master
exodus 21:29 H1167 2 his master
exodus 21:34 H1167 2 to his master
exodus 21:36 H1167 1 his master
exodus 22:11 H1167 1 his master
exodus 22:12 H1167 1 to his master
exodus 22:14 H1167 1 his master
exodus 22:15 H1167 1 his master
exodus 22:20 H430 1 to the gods
exodus 24:10 H6106 1 and like the very
exodus 26:33 H1004 1 inside
exodus 28:11 H6605 1 you will engrave
exodus 28:36 H6605 1 and you will engrave
exodus 29:23 H3603 1 and the loaf of
exodus 29:30 H8478 1 in his place
exodus 29:34 H3498 2 what is left
exodus 29:41 - 1 for it
exodus 29:41 H3068 1 for the LORD
exodus 29:41 H6213 2 you will make
exodus 29:41 H7381 1 for the aroma of
exodus 30:4 H8478 1 below
exodus 30:19 H4480 1 from it
exodus 30:33 H4480 1 of it
exodus 32:7 H7843 1 acted corruptly
exodus 33:7 H7368 1 far away
exodus 33:19 H8034 1 on the name of
exodus 34:5 H8034 1 on the name of
exodus 34:6 H639 1 anger
exodus 37:27 H8478 1 below
exodus 38:2 H4480 1 from it
exodus 40:5 H5414 1 and you will set
leviticus 2:3 H3498 1 and what is left
leviticus 2:10 H3498 1 and what is left
leviticus 3:14 H4480 1 from it
leviticus 6:11 H6584 1 and he will take off
leviticus 6:15 H4480 1 from it
leviticus 6:16 H3498 1 and what is left
leviticus 6:22 H8478 1 in his place
leviticus 7:14 H4480 1 from it
leviticus 7:17 H3498 1 and what is left
leviticus 8:11 H4480 1 from it
leviticus 8:32 H3498 1 and what is left
leviticus 9:22 H413 1 against
leviticus 11:10 H5315 1 the creature of
leviticus 11:46 H5315 1 the creature of
leviticus 13:6 H2891 1 and will pronounce him clean
leviticus 13:8 H2930 1 and will pronounce him unclean
leviticus 13:11 H2930 1 and will pronounce it unclean
leviticus 13:15 H2930 1 and will pronounce it unclean
leviticus 13:17 H2891 1 and will pronounce clean
leviticus 13:20 H2930 1 and will pronounce it unclean
leviticus 13:22 H2930 1 and will pronounce unclean
leviticus 13:23 H2891 1 and will pronounce it clean
leviticus 13:23 H8478 1 in her place
leviticus 13:25 H2930 1 and will pronounce unclean
leviticus 13:27 H2930 1 and will pronounce unclean
leviticus 13:28 H2891 1 and will pronounce it clean
leviticus 13:28 H8478 1 in her place
leviticus 13:30 H2930 1 and will pronounce unclean
leviticus 13:34 H2891 1 and will pronounce clean
leviticus 13:37 H2891 1 and will pronounce it clean
leviticus 13:44 H2930 2 will pronounce him unclean
leviticus 13:49 H3627 1 the article of
leviticus 13:52 H3627 1 the article of
leviticus 13:53 H3627 1 the article of
leviticus 13:57 H3627 1 the article of
leviticus 13:58 H3627 1 the article of
leviticus 13:59 H3627 1 the article of
leviticus 14:18 H3498 1 and what is left
leviticus 14:29 H3498 1 and what is left
leviticus 14:48 H2891 1 and will pronounce clean
leviticus 15:11 H7857 1 he rinsed
leviticus 16:2 H1004 1 inside
leviticus 16:12 H1004 1 inside
leviticus 16:15 H1004 1 inside
leviticus 16:23 H6584 1 and he will take off
leviticus 18:20 H5414 1 you will let
leviticus 18:21 H5414 1 you will let
leviticus 18:23 H5414 1 you will let
leviticus 20:8 H6213 1 and you will do
leviticus 20:22 H6213 1 and you will do
leviticus 21:1 H5315 1 to dead body
leviticus 21:7 H802 2 and a wife
leviticus 21:14 H802 1 a wife
leviticus 22:6 H3588 1 except
leviticus 22:6 H518 1 if
leviticus 22:12 H376 1 to a husband
leviticus 22:31 H6213 1 and you will do
leviticus 23:14 H6106 1 the very
leviticus 23:21 H6106 1 on the very
leviticus 23:28 H6106 1 on the very
leviticus 23:29 H6106 1 on the very
leviticus 23:30 H6106 1 on the very
leviticus 24:18 H8478 1 for
leviticus 24:20 H8478 1 for
leviticus 24:20 H8478 2 for
leviticus 24:20 H8478 3 for
leviticus 25:18 H6213 2 and you will do
leviticus 26:1 H5414 1 you will let
leviticus 26:3 H6213 1 and you will do
leviticus 26:21 H2403 1 according to your sins
leviticus 26:33 H7324 1 and I will draw
leviticus 27:9 H4480 2 of it
leviticus 27:16 H2563 1 a homer of
numbers 1:47 H4294 1 of the tribe of
numbers 3:12 H8478 1 in place of
numbers 3:41 H8478 1 in place of
numbers 3:41 H8478 2 in place of
numbers 3:45 H8478 1 in place of
numbers 3:45 H8478 2 in place of
numbers 5:2 H5315 1 for dead body°
numbers 5:10 H376 2 each
numbers 5:13 H376 2 her husband
numbers 5:19 H376 2 your husband
numbers 5:19 H3808 1 …
numbers 5:19 H518 1 surely
numbers 5:20 H376 1 your husband
numbers 5:20 H376 3 your husband
numbers 8:16 H8478 1 in place of
numbers 9:5 H6213 1 and they kept
numbers 9:14 H6213 1 and he will keep
numbers 11:5 H2600 1 for nothing
numbers 11:14 H4480 1 for me
numbers 11:32 H2563 1 homers
numbers 12:1 H802 2 a wife
numbers 13:28 H657 1 however
numbers 13:31 H4480 1 than we
numbers 14:18 H639 1 anger
numbers 14:28 H3808 1 …
numbers 14:28 H518 1 surely
numbers 20:17 H3225 1 to the right
numbers 20:17 H8040 1 and to the left
numbers 22:6 H4480 1 than I
numbers 22:19 H3915 1 tonight
numbers 22:21 H2280 1 and he saddled
numbers 22:26 H3225 1 to the right
numbers 22:26 H8040 1 and to the left
numbers 22:32 H5921 1 for
numbers 22:35 H657 1 and nothing
numbers 23:9 H7218 1 from the head of
numbers 23:13 H657 1 nothing
numbers 23:18 H5704 1 to me
numbers 24:1 H6471 1 as at other
numbers 24:1 H6471 2 times
numbers 24:3 H5869 1 the spring
numbers 24:4 H1540 1 and uncovered
numbers 24:15 H5869 1 the spring
numbers 24:16 H1540 1 and uncovered
numbers 24:21 H4186 1 your seat
numbers 24:25 H1870 1 on his way
numbers 25:11 H7725 1 turned away
numbers 30:2 H5315 1 himself
numbers 30:4 H5315 1 herself
numbers 30:4 H5315 2 herself
numbers 30:5 H5315 1 herself
numbers 30:6 H5315 1 herself
numbers 30:7 H5315 1 herself
numbers 30:8 H5315 1 herself
numbers 30:9 H5315 1 herself
numbers 30:10 H5315 1 herself
numbers 30:11 H376 1 her husband
numbers 30:11 H5315 1 herself
numbers 30:13 H376 1 her husband
numbers 30:13 H376 2 and her husband
numbers 31:20 H3627 1 the article of
numbers 31:53 H376 2 each
numbers 33:56 H1819 1 I intended
numbers 35:3 H2416 1 their animals
numbers 35:19 H6293 1 when he presses
numbers 35:21 H6293 1 when he pressed
numbers 36:3 H802 1 as wives
numbers 36:6 H802 1 wives
numbers 36:6 H802 2 wives
numbers 36:11 H802 1 as wives
numbers 36:12 H802 1 wives
deuteronomy 1:8 H5414 1 I set
deuteronomy 1:17 H4480 1 for you
deuteronomy 1:28 H4480 1 than we
deuteronomy 2:5 H3709 1 the sole of
deuteronomy 2:12 H8478 1 in their place
deuteronomy 2:21 H8478 1 in their place
deuteronomy 2:22 H8478 1 in their place
deuteronomy 2:23 H8478 1 in their place
deuteronomy 2:27 H3225 1 to the right
deuteronomy 2:27 H8040 1 and to the left
deuteronomy 2:36 H4480 1 for us
deuteronomy 2:36 H5414 1 set
deuteronomy 3:4 H2256 1 the portion of
deuteronomy 3:5 H7235 1 much
deuteronomy 3:13 H2256 1 the portion of
deuteronomy 3:14 H2256 1 the portion of
deuteronomy 4:10 H8085 1 and I will make them hear
deuteronomy 4:16 H7843 1 you act corruptly
deuteronomy 4:17 H3671 1 winged
deuteronomy 4:18 H8478 1 below
deuteronomy 4:26 H776 1 the earth
deuteronomy 4:26 H776 2 the earth
deuteronomy 4:28 H430 1 gods
deuteronomy 4:36 H8085 1 he made you hear
deuteronomy 5:8 H8478 2 below
deuteronomy 5:11 H5375 1 you will take
deuteronomy 5:11 H5375 2 he takes
deuteronomy 5:32 H3225 1 to the right
deuteronomy 5:32 H8040 1 and to the left
deuteronomy 7:12 H6213 1 and you will do
deuteronomy 7:17 H4480 1 than I
deuteronomy 7:25 H430 1 their gods
deuteronomy 8:18 H2428 1 valour
deuteronomy 9:12 H7843 1 acted corruptly
deuteronomy 9:14 H4480 1 than they
deuteronomy 9:21 H3190 1 thoroughly
deuteronomy 10:21 H3372 1 the awesome deeds
deuteronomy 11:18 H5921 1 to
deuteronomy 11:18 H5921 2 and to
deuteronomy 11:21 H776 1 the earth
deuteronomy 11:24 H3709 1 the sole of
deuteronomy 12:15 H6643 1 like the gazelle
deuteronomy 12:22 H6643 1 the gazelle
deuteronomy 13:5 H1197 1 and you will purge
deuteronomy 13:14 H3190 1 thoroughly
deuteronomy 14:5 H6643 1 and gazelle
deuteronomy 14:24 H4480 1 for you
deuteronomy 14:28 H7097 1 at the end of
deuteronomy 15:4 H657 1 however
deuteronomy 15:22 H6643 1 like the gazelle
deuteronomy 17:4 H3190 1 thoroughly
deuteronomy 17:7 H1197 1 and you will purge
deuteronomy 17:8 H4480 1 for you
deuteronomy 17:11 H3225 1 to the right
deuteronomy 17:11 H8040 1 and to the left
deuteronomy 17:12 H1197 1 and you will purge
deuteronomy 17:20 H3225 1 to the right
deuteronomy 17:20 H8040 1 and to the left
deuteronomy 19:5 H6086 1 wood
deuteronomy 19:13 H1197 1 and you will purge
deuteronomy 19:15 H6965 2 will stand
deuteronomy 19:18 H3190 1 thoroughly
deuteronomy 19:19 H1197 1 and you will purge
deuteronomy 20:1 H4480 1 than you
deuteronomy 20:8 H3824 3 according to his heart
deuteronomy 20:20 H7843 1 you will act corruptly
deuteronomy 21:9 H1197 1 you will purge
deuteronomy 21:11 H802 2 as a wife
deuteronomy 21:15 H376 1 to a husband
deuteronomy 21:18 H376 1 to a husband
deuteronomy 21:21 H1197 1 and you will purge
deuteronomy 22:21 H1197 1 and you will purge
deuteronomy 22:22 H1197 1 and you will purge
deuteronomy 22:24 H1197 1 and you will purge
deuteronomy 24:2 H376 1 to a husband
deuteronomy 24:4 H1167 1 her husband
deuteronomy 24:7 H1197 1 and you will purge
deuteronomy 25:11 H376 3 her husband
deuteronomy 26:13 H1197 1 I purged
deuteronomy 26:16 H6213 2 and you will do
deuteronomy 26:19 H5945 1 high
deuteronomy 27:8 H3190 1 thoroughly
deuteronomy 28:1 H5945 1 high
deuteronomy 28:14 H3225 1 to the right
deuteronomy 28:14 H8040 1 and to the left
deuteronomy 28:35 H3709 1 from the sole of
deuteronomy 28:56 H3709 1 the sole of
deuteronomy 28:65 H3709 1 the sole of
deuteronomy 29:9 H6213 1 and you will do
deuteronomy 29:24 H5921 1 for
deuteronomy 29:26 H430 2 gods
deuteronomy 30:12 H8085 1 and he will make us hear
deuteronomy 30:13 H8085 1 and he will make us hear
deuteronomy 30:15 H4194 1 death
deuteronomy 30:19 H4194 1 and death
deuteronomy 31:27 H5750 1 while I still
deuteronomy 31:29 H7843 2 you will act corruptly
deuteronomy 32:6 - 1 is it?
deuteronomy 32:9 H2256 1 the portion of
deuteronomy 32:10 H8414 1 and in emptiness
deuteronomy 32:17 H430 1 gods
deuteronomy 32:36 H657 1 and nothing
deuteronomy 32:39 H430 1 a god
deuteronomy 32:42 H7218 1 from the head of
deuteronomy 32:48 H6106 1 on the very
deuteronomy 33:6 H2421 1 may live
deuteronomy 33:15 H7218 1 and from the head of
deuteronomy 33:16 H6936 1 and on the crown of
deuteronomy 33:16 H7218 1 on the head of
deuteronomy 34:3 H3603 1 the plain
joshua 1:3 H3709 1 the sole of
joshua 1:7 H3225 1 to the right
joshua 1:7 H8040 1 and to the left
joshua 1:11 H5750 1 within
joshua 2:2 H3915 1 tonight
joshua 2:16 H1870 1 on your way
joshua 2:16 H6293 1 press
joshua 3:2 H7097 1 at the end of
joshua 3:13 H3709 1 the soles of
joshua 3:16 H7368 1 far away
joshua 4:5 H376 1 each
joshua 4:18 H3709 1 the soles of
joshua 5:1 H7307 1 a wind
joshua 5:8 H8478 1 in their place
joshua 5:11 H6106 1 on the very
joshua 9:16 H7097 1 at the end of
joshua 10:2 H259 1 like one of
joshua 10:12 H5414 1 setting
joshua 10:19 H5414 1 let them
joshua 10:27 H6106 1 the very
joshua 13:14 H7626 1 of the tribe of
joshua 14:9 H3808 1 …
joshua 14:9 H518 1 surely
joshua 15:9 H7218 1 from the head of
joshua 16:5 H5945 1 high
joshua 17:5 H2256 1 the portions of
joshua 17:7 H3225 1 the right
joshua 22:7 H3588 1 though
joshua 22:8 H7235 1 many
joshua 23:6 H3225 1 to the right
joshua 23:6 H8040 1 and to the left
joshua 23:14 H4480 1 of it
joshua 24:14 H430 1 gods
joshua 24:15 H430 1 gods
judges 3:16 H8478 1 below
judges 3:21 H8628 1 and he thrust it
judges 3:28 H5414 2 let
judges 4:9 H657 1 however
judges 4:21 H8628 1 and she thrust
judges 5:8 H430 1 gods
judges 5:14 H7626 1 with the rod of
judges 5:30 H7218 1 on the head of
judges 6:4 H5704 1 as far as
judges 6:31 H430 1 a god
judges 7:14 H369 1 not
judges 7:21 H376 1 each
judges 7:21 H8478 1 in his place
judges 8:5 H3603 1 the loaves of
judges 8:21 H6293 1 and press
judges 8:33 H430 1 as a god
judges 9:36 H7218 1 from the heads of
judges 9:54 H5288 2 his servant
judges 10:14 H430 1 the gods
judges 11:33 H5704 1 and as far as
judges 11:34 H4480 1 besides her
judges 13:6 H376 1 to her husband
judges 13:10 H376 1 to her husband
judges 13:23 H8085 1 he made us hear
judges 13:24 H1431 1 and grew up
judges 14:2 H802 2 as a wife
judges 14:3 H802 2 a wife
judges 14:6 H6743 1 and rushed
judges 14:19 H6743 1 and rushed
judges 15:2 H6996 1 younger
judges 15:2 H8478 1 in place of her
judges 15:7 H3588 1 except
judges 15:7 H518 2 if
judges 15:12 H6293 1 you press
judges 15:14 H6743 1 and rushed
judges 15:19 H4480 1 from it
judges 16:7 H259 1 like one of
judges 16:11 H259 1 like one of
judges 16:14 H8628 1 and she thrust
judges 16:20 H6471 1 as at other
judges 16:20 H6471 2 times
judges 16:23 H430 2 our god
judges 16:24 H430 2 our god
judges 17:5 H430 1 gods
judges 17:10 H3427 1 stay
judges 17:11 H259 1 like one of
judges 18:24 H430 1 my gods
judges 18:25 H6293 1 press
judges 18:26 H1870 1 on their way
judges 18:26 H4480 1 than he
judges 19:1 H802 1 a wife
judges 19:3 H5921 1 to
judges 19:27 H1870 1 on his way
judges 20:5 H1819 1 they intended
judges 20:13 H1197 1 and let us purge
judges 20:30 H6471 1 as at other
judges 20:30 H6471 2 times
judges 20:31 H6471 1 as at other
judges 20:31 H6471 2 times
judges 21:16 H802 1 as wives
judges 21:23 H5375 1 and they took
ruth 1:4 H5375 1 and they took
ruth 1:4 H802 1 wives
ruth 1:9 H376 1 her husband
ruth 1:11 H376 1 to husbands
ruth 1:11 H5750 1 still?
ruth 1:12 H3915 1 tonight
ruth 1:15 H430 1 her gods
ruth 1:16 H6293 1 press
ruth 1:17 H3588 1 surely
ruth 1:17 H4194 1 death
ruth 2:1 H376 1 to her husband
ruth 2:13 H259 1 like one of
ruth 2:13 H5921 1 to
ruth 2:15 H5288 1 his servants
ruth 2:21 H3588 1 though
ruth 2:22 H6293 1 they will press
ruth 3:2 H3915 1 tonight
ruth 3:12 H4480 1 than I
ruth 3:13 H3915 1 tonight
ruth 3:18 H3588 2 except
ruth 3:18 H518 1 if
ruth 4:4 H1540 1 I will uncover
ruth 4:11 H2428 1 valour
1samuel 1:13 H5921 1 to
1samuel 1:16 H5414 1 set
1samuel 1:18 H1870 1 on her way
1samuel 1:26 H2416 1 as … lives
1samuel 2:4 H2428 1 strength
1samuel 2:21 H1431 1 and grew up
1samuel 2:36 H3603 1 and the loaf of
1samuel 3:10 H6471 1 as at other
1samuel 3:10 H6471 2 times
1samuel 4:9 H376 1 to husbands
1samuel 4:9 H376 2 to husbands
1samuel 5:8 H430 1 the God of
1samuel 5:10 H430 3 the God of
1samuel 6:5 H430 2 your gods
1samuel 6:9 H518 1 whether
1samuel 6:12 H3225 1 to the right
1samuel 6:12 H8040 1 and to the left
1samuel 7:11 H8478 1 below
1samuel 9:15 H1540 1 uncovered
1samuel 9:16 H6256 1 about the time
1samuel 9:27 H8085 1 and I will make you hear
1samuel 10:3 H3603 1 the loaves of
1samuel 10:6 H6743 1 and will rush
1samuel 10:10 H6743 1 and rushed
1samuel 10:24 H2421 1 may live
1samuel 11:6 H6743 1 and rushed
1samuel 12:3 H6030 1 testify
1samuel 12:21 H8414 1 the emptiness
1samuel 12:21 H8414 2 emptiness
1samuel 13:14 H3824 1 according to his heart
1samuel 14:7 H3824 2 according to your heart
1samuel 14:9 H8478 1 in our place
1samuel 14:25 H776 1 the earth
1samuel 14:41 H3920 1 and was taken
1samuel 14:44 H3588 1 surely
1samuel 14:48 H2428 1 valour
1samuel 15:28 H4480 1 than you
1samuel 15:32 H4194 1 death
1samuel 16:13 H6743 1 and rushed
1samuel 17:8 H376 1 each
1samuel 17:10 H376 1 each
1samuel 17:16 H7925 1 early
1samuel 17:28 H1419 1 elder
1samuel 17:36 H259 1 like one of
1samuel 17:39 H5921 1 above
1samuel 17:43 H430 1 by his gods
1samuel 17:52 H5704 1 as far as
1samuel 17:55 H2416 1 as … lives
1samuel 18:2 H5414 1 he let him
1samuel 18:10 H6743 1 and rushed
1samuel 18:17 H1419 1 elder
1samuel 19:11 H3915 1 tonight
1samuel 19:24 H6584 1 and took off
1samuel 20:2 H1540 1 he will uncover
1samuel 20:2 H369 1 not
1samuel 20:3 H2416 2 and as … lives
1samuel 20:3 H4194 1 death
1samuel 20:12 H1540 1 and I will uncover
1samuel 20:12 H6256 1 about the time
1samuel 20:13 H1540 1 and I will uncover
1samuel 20:13 H3588 1 surely
1samuel 20:25 H6471 1 as at other
1samuel 20:25 H6471 2 times
1samuel 22:8 H1540 1 uncovering
1samuel 22:8 H1540 2 and uncovering
1samuel 22:8 H7194 1 you conspired
1samuel 22:13 H7194 1 you conspired
1samuel 22:17 H1540 1 they uncovered
1samuel 23:9 H2790 1 devising
1samuel 24:17 H4480 1 than I
1samuel 25:3 H3820 1 according to his heart
1samuel 25:8 H5288 1 your servants
1samuel 25:9 H5288 1 the servants of
1samuel 25:12 H5288 1 the servants of
1samuel 25:25 H5288 1 the servants of
1samuel 25:26 H2416 2 and as … lives
1samuel 25:34 H3588 2 except
1samuel 25:34 H518 1 if
1samuel 26:10 H3588 1 that
1samuel 26:10 H518 1 surely
1samuel 26:25 H1870 1 on his way
1samuel 28:13 H430 1 gods
1samuel 30:2 H1870 1 on their way
1samuel 30:16 H776 1 the earth
2samuel 1:15 H6293 1 press
2samuel 1:23 H7043 1 they were swift
2samuel 2:18 H259 1 like one of
2samuel 2:18 H6643 1 the gazelles
2samuel 2:19 H3225 1 the right
2samuel 3:35 H5750 1 while still
2samuel 3:39 H4480 1 than I
2samuel 4:11 H1004 1 in his house
2samuel 5:6 H3588 1 except
2samuel 5:6 H518 1 if
2samuel 5:25 H5704 1 as far as
2samuel 6:2 H3427 1 enthroned on
2samuel 7:10 H8478 1 in his place
2samuel 7:21 H3820 1 and according to your heart
2samuel 7:23 H3372 1 and awesome deeds
2samuel 7:23 H430 2 and its gods
2samuel 7:27 H1540 1 you uncovered
2samuel 8:8 H7235 1 much
2samuel 9:3 H657 1 nothing?
2samuel 9:11 H259 1 like one of
2samuel 10:11 H4480 1 more than me
2samuel 11:11 H2416 1 by your life
2samuel 11:11 H2416 2 and by the life of
2samuel 11:26 H1167 1 her husband
2samuel 12:2 H7235 1 much
2samuel 12:14 H657 1 however
2samuel 12:22 H5750 1 while still
2samuel 13:2 H6381 1 and it was hard
2samuel 13:13 H259 1 like one of
2samuel 13:19 H1980 1 go
2samuel 14:2 H802 1 a wife
2samuel 14:14 H4480 1 from him
2samuel 14:19 H2416 1 as … lives
2samuel 14:25 H3709 1 from the sole of
2samuel 15:21 H2416 2 and as … lives
2samuel 15:21 H3588 1 that
2samuel 15:21 H518 1 surely
2samuel 16:16 H2421 1 may live
2samuel 16:16 H2421 2 may live
2samuel 16:23 H1697 1 by the word of
2samuel 17:1 H3915 1 tonight
2samuel 17:16 H3915 1 tonight
2samuel 17:23 H2280 1 and he saddled
2samuel 17:25 H8478 1 in place of
2samuel 18:12 H413 2 against
2samuel 18:14 H8628 1 and he thrust them
2samuel 18:23 H3603 1 the plain
2samuel 19:7 H5921 1 to
2samuel 19:13 H8478 1 in place of
2samuel 19:26 H2280 1 I will saddle
2samuel 19:35 H518 1 whether
2samuel 19:43 H4480 1 than you
2samuel 20:11 H5288 1 from the servants of
2samuel 20:20 H7843 1 I act corruptly
2samuel 20:24 H2142 1 the recorder
2samuel 21:5 H1819 1 he intended
2samuel 21:10 H8242 1 the sack
2samuel 22:6 H2256 1 the portions of
2samuel 22:6 H5437 1 surrounded me
2samuel 22:33 H2428 1 strength
2samuel 22:40 H2428 1 strength
2samuel 22:44 H7218 1 on the head of
2samuel 22:47 H2416 1 lives
2samuel 23:21 H7626 1 with the rod
2samuel 24:8 H7097 1 at the end of
2samuel 24:11 H6965 1 and stood
2samuel 24:24 H2600 1 for nothing
1kings 1:25 H2421 1 may live
1kings 1:31 H2421 1 may live
1kings 1:34 H2421 1 may live
1kings 1:36 H559 2 says
1kings 1:39 H2421 1 may live
1kings 1:49 H1870 1 on his way
1kings 2:2 H376 1 to a husband
1kings 2:22 H1419 1 elder
1kings 2:23 H3588 1 surely
1kings 2:25 H6293 1 and he pressed
1kings 2:29 H6293 1 press
1kings 2:31 H6293 1 and press
1kings 2:32 H4480 1 than he
1kings 2:34 H6293 1 and he pressed
1kings 2:35 H8478 1 in place of him
1kings 2:35 H8478 2 in place of
1kings 2:40 H2280 1 and he saddled
1kings 2:46 H6293 1 and he pressed
1kings 3:5 H3915 1 tonight
1kings 4:3 H2142 1 the recorder
1kings 4:7 H3557 1 and they sustained
1kings 4:12 H8478 1 below
1kings 4:13 H2256 1 the portion of
1kings 4:23 H6643 1 and gazelle
1kings 4:29 H7235 1 much
1kings 5:1 H8478 1 in place of
1kings 5:3 H3709 1 the soles of
1kings 5:3 H5437 1 they surrounded him
1kings 5:6 H6086 1 wood
1kings 6:16 H1004 2 inside
1kings 7:8 H1004 2 inside
1kings 7:24 H8478 1 below
1kings 7:29 H8478 1 and below
1kings 7:30 H8478 1 below
1kings 7:31 H1004 1 inside
1kings 7:36 H6605 1 and he engraved
1kings 7:46 H3603 1 in the plain of
1kings 8:20 H8478 1 in place of
1kings 9:8 H5921 2 for
1kings 9:8 H5945 1 high
1kings 9:10 H7097 1 at the end of
1kings 10:2 H2428 1 with army
1kings 10:10 H7235 1 many
1kings 10:11 H7235 1 many
1kings 10:18 H8127 1 ivory
1kings 12:8 H1431 1 they grew up
1kings 12:10 H1431 1 they grew up
1kings 12:28 H430 1 your gods
1kings 12:32 H6213 1 and kept
1kings 12:33 H6213 2 and he kept
1kings 13:1 H1697 1 by the word of
1kings 13:2 H1697 1 by the word of
1kings 13:5 H1697 1 by the word of
1kings 13:9 H1697 1 by the word of
1kings 13:13 H2280 1 saddle
1kings 13:13 H2280 2 and they saddled
1kings 13:17 H1697 2 by the word of
1kings 13:18 H1697 1 by the word of
1kings 13:23 H2280 1 and saddled
1kings 13:27 H2280 1 saddle
1kings 13:32 H1697 2 by the word of
1kings 14:27 H8478 1 in place of them
1kings 15:27 H7194 1 and conspired
1kings 16:9 H7194 1 and conspired
1kings 18:24 H430 1 your god
1kings 18:25 H430 1 your god
1kings 18:27 H430 1 a god
1kings 18:46 H5704 1 as far as
1kings 19:2 H3588 1 surely
1kings 19:2 H430 1 the gods
1kings 19:2 H6256 1 about the time
1kings 19:7 H4480 1 for you
1kings 19:16 H8478 1 in your place
1kings 20:6 H6256 1 about the time
1kings 20:7 H4480 1 from him
1kings 20:10 H430 1 the gods
1kings 20:23 H430 1 gods of
1kings 20:32 H2421 1 may live
1kings 20:35 H1697 1 by the word of
1kings 20:39 H8478 1 for
1kings 20:42 H8478 1 for
1kings 20:42 H8478 2 for
1kings 21:27 H8242 2 with the sack
1kings 22:38 H7857 1 and he rinsed
1kings 22:39 H8127 1 the ivory
1kings 22:43 H4480 1 from it
2kings 1:3 H4397 1 and the angel of
2kings 2:2 H2416 2 and as … lives
2kings 2:4 H2416 2 and as … lives
2kings 2:6 H2416 2 and as … lives
2kings 3:26 H4480 1 for him
2kings 4:7 H3498 1 in what is left
2kings 4:9 H376 1 her husband
2kings 4:18 H1431 1 and grew up
2kings 4:22 H376 1 her husband
2kings 4:24 H2280 1 and saddled
2kings 4:24 H3588 1 except
2kings 4:24 H518 1 if
2kings 4:30 H2416 2 and as … lives
2kings 4:43 H5414 1 I will set
2kings 5:3 H622 1 he will cure
2kings 5:6 H622 1 and you will cure him
2kings 5:7 H622 1 to cure
2kings 5:10 H1980 1 go
2kings 5:11 H622 1 and he will cure
2kings 5:20 H3588 1 that
2kings 5:20 H518 1 surely
2kings 6:1 H4480 1 for us
2kings 6:30 H8242 1 the sack
2kings 7:1 H6256 1 about the time
2kings 7:18 H6256 1 about the time
2kings 8:3 H7097 1 at the end of
2kings 9:13 H8478 1 under him
2kings 10:6 H6256 1 about the time
2kings 10:9 H7194 1 I conspired
2kings 10:21 H6310 2 for mouth°
2kings 10:24 H8478 1 for
2kings 11:12 H2421 1 may live
2kings 11:15 H1004 1 inside
2kings 11:18 H3190 1 thoroughly
2kings 12:5 H376 1 each
2kings 12:9 H3225 1 on the right
2kings 12:20 H7194 1 and they conspired
2kings 13:12 H4428 2 of the kings of
2kings 14:13 H6555 1 and he broke down
2kings 14:15 H4428 2 of the kings of
2kings 14:19 H7194 1 and they conspired
2kings 14:26 H657 1 and nothing
2kings 14:26 H657 2 and nothing
2kings 15:10 H7194 1 and conspired
2kings 15:25 H7194 1 and conspired
2kings 15:30 H7194 1 and he conspired
2kings 15:35 H5945 1 upper
2kings 17:24 H8478 1 in place of
2kings 17:29 H430 1 its gods
2kings 17:33 H430 1 their gods
2kings 18:10 H7097 1 at the end of
2kings 18:17 H5945 1 upper
2kings 18:18 H2142 1 the recorder
2kings 18:37 H2142 1 the recorder
2kings 19:1 H8242 1 with the sack
2kings 19:2 H8242 1 with the sacks
2kings 19:15 H3427 1 enthroned on
2kings 19:22 H4791 1 on high
2kings 19:25 H6924 1 old
2kings 19:30 H6213 1 and he will bear
2kings 21:16 H6310 2 for mouth°
2kings 21:23 H7194 1 and conspired
2kings 21:24 H8478 1 in place of him
2kings 22:2 H3225 1 to the right
2kings 22:2 H8040 1 and to the left
2kings 23:9 H3588 1 except
2kings 23:9 H518 1 if
2kings 23:34 H8478 1 in place of
2kings 24:17 H8478 1 in place of him
1chronicles 4:41 H8478 1 in their place
1chronicles 5:22 H8478 1 in their place
1chronicles 7:24 H5945 1 the upper
1chronicles 9:24 H7307 1 winds
1chronicles 11:23 H7626 1 with the rod
1chronicles 12:1 H5750 1 still
1chronicles 12:8 H6643 1 and like gazelles
1chronicles 13:6 H3427 1 enthroned on
1chronicles 16:3 H3603 1 the loaf of
1chronicles 16:18 H2256 1 the portion of
1chronicles 16:33 H6086 1 the wood of
1chronicles 17:9 H8478 1 in his place
1chronicles 17:19 H3820 1 and according to your heart
1chronicles 17:21 H3372 1 and awesome deeds
1chronicles 17:25 H1540 1 you uncovered
1chronicles 21:16 H8242 1 with the sacks
1chronicles 21:24 H2600 1 for nothing
1chronicles 22:4 H6086 1 and the wood of
1chronicles 22:4 H6086 2 the wood of
1chronicles 24:31 H5307 1 and cast
1chronicles 24:31 H6996 1 younger
1chronicles 25:8 H5307 1 and they cast
1chronicles 26:13 H5307 1 and they cast
1chronicles 26:14 H5307 2 they cast
1chronicles 29:2 H430 1 my God
1chronicles 29:7 H430 1 God
1chronicles 29:23 H8478 1 in place of
2chronicles 2:7 H6605 1 to engrave
2chronicles 2:8 H6086 1 the wood of
2chronicles 2:8 H6086 2 the wood of
2chronicles 2:14 H6605 1 and to engrave
2chronicles 3:7 H6605 1 and he engraved
2chronicles 4:17 H3603 1 in the plain of
2chronicles 5:13 H259 1 together
2chronicles 6:10 H8478 1 in place of
2chronicles 7:9 H6213 2 they kept
2chronicles 7:20 H5414 2 and I will make it
2chronicles 7:21 H5945 1 high
2chronicles 8:5 H5945 1 upper
2chronicles 9:1 H2428 1 with army
2chronicles 9:17 H8127 1 ivory
2chronicles 10:8 H1431 1 grew up
2chronicles 10:10 H1431 1 they grew up
2chronicles 12:10 H8478 1 in place of them
2chronicles 13:3 H2428 1 with army
2chronicles 13:4 H5921 1 above
2chronicles 13:8 H430 1 as gods
2chronicles 13:21 H5375 1 and he took
2chronicles 14:13 H7235 1 much
2chronicles 15:18 H430 1 God
2chronicles 16:8 H7235 1 many
2chronicles 18:12 H259 2 like one of
2chronicles 19:8 H7218 1 and from the heads of
2chronicles 21:13 H4480 1 than you
2chronicles 22:1 H8478 1 in place of him
2chronicles 23:11 H2421 1 may live
2chronicles 23:20 H5945 1 upper
2chronicles 24:3 H5375 1 and took
2chronicles 24:20 H5921 1 above
2chronicles 24:21 H7194 1 and they conspired
2chronicles 24:25 H4480 1 from him
2chronicles 25:12 H7218 2 from the head of
2chronicles 25:14 H430 2 as gods
2chronicles 25:23 H6555 1 and he broke down
2chronicles 25:27 H7194 1 and they conspired
2chronicles 26:6 H6555 1 and he broke down
2chronicles 26:19 H5921 1 above
2chronicles 27:3 H5945 1 upper
2chronicles 28:12 H7218 1 from the heads of
2chronicles 28:23 H430 2 the gods of
2chronicles 29:8 H5414 1 and he made them
2chronicles 30:5 H6213 1 to keep
2chronicles 30:7 H5414 1 and he made them
2chronicles 30:12 H1697 1 by the word of
2chronicles 30:22 H5921 1 to
2chronicles 32:10 H5921 1 for
2chronicles 32:21 H430 1 his god
2chronicles 32:27 H7235 1 much
2chronicles 32:30 H5945 1 upper
2chronicles 33:24 H7194 1 and conspired
2chronicles 33:25 H8478 1 in place of him
2chronicles 34:2 H3225 1 to the right
2chronicles 34:2 H8040 1 and to the left
2chronicles 34:8 H2142 1 the recorder
2chronicles 35:16 H6213 1 to keep
2chronicles 35:18 H6213 2 they kept
2chronicles 36:15 H7925 1 early
2chronicles 36:16 H4397 1 among the angels of
ezra 1:7 H430 1 his gods
ezra 2:59 H518 1 whether
ezra 2:64 H259 1 together
ezra 2:68 H7218 1 and from the heads of
ezra 3:4 H6213 1 and they kept
ezra 3:9 H259 1 together
ezra 4:10 H1994 1 them
ezra 4:12 H1934 1 let it be
ezra 4:13 H1934 1 let it be
ezra 4:23 H1994 1 them
ezra 5:5 H1994 1 them
ezra 5:8 H1934 1 let it be
ezra 5:12 H1994 1 them
ezra 5:14 H1994 1 them
ezra 5:14 H1994 2 them
ezra 5:15 H1994 1 them
ezra 6:9 H1934 1 let it be
ezra 6:20 H259 1 together
ezra 6:22 H6213 1 and they kept
ezra 7:17 H1994 1 them
ezra 9:10 H559 1 we say
ezra 10:1 H7235 1 much
ezra 10:2 H3427 1 and we married
ezra 10:4 H6965 1 stand
ezra 10:10 H3427 1 and you married
ezra 10:14 H3427 1 that married
ezra 10:14 H7725 1 to turn away
ezra 10:17 H3427 1 who married
ezra 10:18 H3427 1 married
ezra 10:44 H5375 1 took
nehemiah 1:9 H6213 1 and you will do
nehemiah 2:2 H369 2 not
nehemiah 2:4 H5921 1 for
nehemiah 3:2 H5921 1 and beside
nehemiah 3:2 H5921 2 and beside
nehemiah 3:4 H5921 1 and beside
nehemiah 3:4 H5921 2 and beside
nehemiah 3:4 H5921 3 and beside
nehemiah 3:5 H5921 1 and beside
nehemiah 3:7 H5921 1 and beside
nehemiah 3:8 H5921 1 beside
nehemiah 3:8 H5921 2 and beside
nehemiah 3:9 H5921 1 and beside
nehemiah 3:10 H5921 1 and beside
nehemiah 3:10 H5921 2 and beside
nehemiah 3:12 H5921 1 and beside
nehemiah 3:17 H5921 1 beside
nehemiah 3:22 H3603 1 the plain
nehemiah 3:25 H5945 1 upper
nehemiah 4:3 H6555 1 and he will break down
nehemiah 4:10 H7235 1 much
nehemiah 4:19 H7235 1 much
nehemiah 4:23 H6584 1 taking off
nehemiah 5:18 H7235 1 much
nehemiah 6:12 H430 1 God
nehemiah 7:61 H518 1 whether
nehemiah 7:66 H259 1 together
nehemiah 7:71 H7218 1 and from the heads of
nehemiah 9:17 H639 1 anger
nehemiah 9:35 H5414 2 you set
nehemiah 11:1 H5307 1 they cast
nehemiah 11:16 H7218 1 from the heads of
nehemiah 12:28 H3603 1 the plain
nehemiah 12:31 H3225 1 to the right
nehemiah 12:31 H5921 1 above
nehemiah 12:31 H5921 2 above
nehemiah 12:37 H5921 3 above
nehemiah 12:38 H5921 1 above
nehemiah 12:38 H5921 2 above
nehemiah 12:39 H5921 1 and above
nehemiah 12:45 H430 1 their God
nehemiah 13:23 H3427 1 married
nehemiah 13:27 H3427 1 to marry
nehemiah 13:30 H2891 1 and I pronounced them clean
esther 1:17 H1167 1 their husbands
esther 1:19 H4480 1 than she
esther 1:20 H1167 1 to their husbands
esther 2:2 H5288 1 the servants of
esther 2:14 H3588 1 except
esther 2:14 H518 1 if
esther 3:7 H5307 1 cast
esther 4:4 H8242 1 his sack
esther 4:5 H5921 2 and for
esther 4:13 H1819 1 intend
esther 4:14 H518 2 whether
esther 5:9 H4480 1 before him
esther 6:6 H4480 1 more than me
esther 9:24 H5307 1 and he cast
esther 10:2 H4428 2 of the kings of
job 1:9 H2600 1 for nothing?
job 2:7 H3709 1 from the sole of
job 2:11 H5110 1 to mourn
job 4:5 H5704 1 to you
job 4:8 H2790 1 those who devise
job 6:18 H8414 1 in the emptiness
job 6:20 H5704 1 to her
job 9:13 H7725 1 turns away
job 10:2 H5921 1 for
job 12:24 H8414 1 in emptiness
job 13:13 H5921 1 for me
job 13:14 H5921 1 for
job 14:19 H7857 1 washes away
job 16:4 H8478 1 in place of
job 17:11 H2154 1 my plans
job 18:4 H6275 1 and is moved
job 21:7 H2428 1 strength
job 21:15 H6293 1 we press
job 21:17 H2256 1 pains
job 23:4 H4941 1 a case
job 26:7 H8414 1 emptiness
job 29:5 H5288 1 my servants
job 29:5 H5750 1 while still
job 29:7 H4186 1 my seat
job 30:1 H4480 1 than I
job 31:14 H7725 1 I answer him
job 31:39 H1167 1 her husbands
job 31:40 H8478 1 in place of
job 31:40 H8478 2 and in place of
job 32:4 H4480 1 than he
job 32:8 H995 1 gives them understanding
job 32:12 H5704 1 and to you
job 32:14 H7725 1 I answer him
job 33:16 H1540 1 he uncovers
job 33:18 H2416 1 and his life
job 33:20 H2416 1 his life
job 33:22 H2416 1 and his life
job 33:28 H2416 1 and my life
job 33:32 H7725 1 answer me
job 35:4 H7725 1 I answer you
job 36:10 H1540 1 and he uncovered
job 36:14 H2416 1 and their life
job 36:15 H1540 1 and he uncovers
job 36:20 H3915 1 tonight
job 37:13 H7626 1 for rod°
job 38:6 H5921 1 for
job 38:15 H4513 1 and is withheld
job 38:41 H1097 1 without
job 39:3 H2256 1 their pains
job 40:4 H7725 1 I answer you
job 40:22 H5437 1 they surround him
job 41:33 H1097 1 without
job 42:3 H4480 1 for me
job 42:11 H376 1 each
job 42:11 H5110 1 and they mourned
psalms 1:1 H4186 1 and in the seat of
psalms 1:3 H5414 1 he makes
psalms 3:5 H5564 1 upholds me
psalms 10:5 H4791 1 on high
psalms 10:13 H5921 1 for
psalms 13:3 H4194 1 death
psalms 17:11 H5437 1 surrounded me
psalms 18:5 H2256 1 the portions of
psalms 18:5 H5437 1 surrounded me
psalms 18:32 H2428 1 strength
psalms 18:39 H2428 1 strength
psalms 18:46 H2416 1 lives
psalms 20:4 H3824 1 according to your heart
psalms 22:12 H5437 1 surrounded me
psalms 22:16 H5437 1 surrounded me
psalms 22:18 H5307 1 they cast
psalms 22:27 H776 1 earth
psalms 23:4 H3588 1 though
psalms 23:5 H6186 1 you prepare
psalms 26:10 H2154 1 an evil scheme
psalms 30:11 H8242 1 my sack
psalms 33:16 H2428 1 strength
psalms 33:17 H2428 1 his strength
psalms 35:3 H7324 1 and draw
psalms 35:10 H4480 1 than he
psalms 38:4 H4480 1 for me
psalms 44:1 H6924 1 old
psalms 45:4 H3372 1 awesome deeds
psalms 45:8 H8127 1 ivory
psalms 45:16 H8478 1 in place of
psalms 48:6 H3205 1 like the woman in labour
psalms 48:9 H1819 1 we intended
psalms 49:5 H5437 1 surrounds me
psalms 50:10 H2416 1 the animals of
psalms 50:21 H1819 1 you intended
psalms 51:8 H8085 1 you make me hear
psalms 51:12 H5564 1 you uphold me
psalms 55:8 H7307 1 from a wind
psalms 56:2 H4791 1 on high
psalms 59:11 H2428 1 in your strength
psalms 61:2 H4480 1 than I
psalms 65:2 H5704 1 to you
psalms 65:5 H3372 1 awesome deeds
psalms 68:10 H2416 1 your animals
psalms 71:19 H430 2 God
psalms 71:19 H4791 1 on high
psalms 74:12 H6924 1 from of old
psalms 77:5 H6924 1 from of old
psalms 77:11 H6924 1 from of old
psalms 78:19 H6186 1 to prepare
psalms 78:27 H3671 1 winged
psalms 78:38 H7725 1 to turn away
psalms 78:50 H2416 1 and their life
psalms 78:55 H2256 1 with the portion of
psalms 79:2 H2416 1 to the animals of
psalms 79:10 H430 1 their God
psalms 80:12 H6555 1 you broke down
psalms 82:1 H430 2 gods
psalms 82:6 H430 1 gods
psalms 82:7 H259 1 and like one of
psalms 84:7 H2428 1 from strength
psalms 84:7 H2428 2 strength
psalms 85:3 H7725 1 you turned away
psalms 86:8 H430 1 among the gods
psalms 86:15 H639 1 anger
psalms 88:17 H5437 1 they surrounded me
psalms 89:40 H6555 1 you broke down
psalms 89:47 H5921 1 for
psalms 92:8 H4791 1 on high
psalms 96:12 H6086 1 the wood of
psalms 99:1 H3427 1 enthroned on
psalms 103:8 H639 1 anger
psalms 103:10 - 1 for us
psalms 103:10 H5771 1 according to our iniquities
psalms 103:10 H6213 1 he made
psalms 104:11 H2416 1 the animals of
psalms 104:20 H2416 1 the animals of
psalms 104:33 H5750 1 while I still
psalms 105:11 H2256 1 the portion of
psalms 105:45 H5668 1 so that
psalms 106:22 H3372 1 awesome deeds
psalms 106:23 H7725 1 to turn away
psalms 107:4 H4186 1 seat
psalms 107:7 H4186 1 seat
psalms 107:32 H4186 1 and in the seat of
psalms 107:36 H4186 1 seat
psalms 107:37 H6213 1 and they bore
psalms 107:40 H8414 1 in the emptiness of
psalms 109:3 H5437 1 surrounded me
psalms 110:3 H2428 1 your strength
psalms 115:2 H430 1 their God
psalms 116:15 H4194 1 death
psalms 118:10 H5437 1 surrounded me
psalms 118:11 H5437 1 they surrounded me
psalms 118:11 H5437 2 they surrounded me
psalms 118:12 H5437 1 they surrounded me
psalms 119:27 H995 1 give me understanding
psalms 119:34 H995 1 give me understanding
psalms 119:73 H995 1 give me understanding
psalms 119:116 H5564 1 uphold me
psalms 119:125 H995 1 give me understanding
psalms 119:144 H995 1 give me understanding
psalms 119:150 H2154 1 an evil scheme
psalms 119:169 H995 1 give me understanding
psalms 130:7 H7235 1 and much
psalms 131:1 H4480 1 for me
psalms 132:13 H4186 1 for seat°
psalms 136:15 H2428 1 and his strength
psalms 138:1 H430 1 gods
psalms 139:6 H4480 1 for me
psalms 139:14 H3372 1 awesome deeds
psalms 143:3 H2416 1 my life
psalms 143:5 H6924 1 from of old
psalms 143:8 H8085 1 make me hear
psalms 145:6 H3372 1 your awesome deeds
psalms 145:8 H639 1 anger
psalms 146:2 H5750 1 while I still
psalms 148:10 H3671 1 winged
proverbs 1:19 H1167 1 his master
proverbs 3:27 H1167 1 than his master
proverbs 3:29 H2790 1 devise
proverbs 4:27 H3225 1 to the right
proverbs 4:27 H8040 1 and to the left
proverbs 6:1 H8628 1 you struck
proverbs 6:5 H6643 1 like a gazelle
proverbs 6:14 H2790 1 devising
proverbs 6:18 H2790 1 devising
proverbs 6:26 H3603 1 the loaf of
proverbs 8:23 H6924 1 from of old
proverbs 9:2 H6186 1 she prepared
proverbs 10:23 H2154 1 an evil scheme
proverbs 11:8 H8478 1 in place of him
proverbs 11:26 H7218 1 on the head of
proverbs 12:4 H1167 1 her husband
proverbs 12:20 H2790 1 those who devise
proverbs 14:17 H639 1 anger
proverbs 14:22 H2790 1 those who devise
proverbs 14:29 H639 1 anger
proverbs 15:1 H7725 1 turns away
proverbs 15:18 H639 1 anger
proverbs 16:22 H1167 1 his master
proverbs 16:32 H639 1 anger
proverbs 17:8 H1167 1 his master
proverbs 20:19 H1540 1 uncovering
proverbs 21:27 H2154 1 with an evil scheme
proverbs 22:6 H3588 1 though
proverbs 24:9 H2154 1 the evil scheme of
proverbs 24:18 H7725 1 and turns away
proverbs 25:28 H6555 1 broken down
proverbs 26:12 H4480 1 than for him
proverbs 27:14 H7925 1 early
proverbs 29:8 H7725 1 turn away
proverbs 29:20 H4480 1 than for him
proverbs 30:18 H4480 1 for me
proverbs 30:22 H8478 1 in place of
proverbs 30:32 H6310 1 for mouth°
proverbs 31:11 H1167 1 her husband
proverbs 31:15 H5750 1 while still
proverbs 31:23 H1167 1 her husband
proverbs 31:28 H1167 1 her husband
proverbs 31:29 H2428 1 valour
ecclesiastes 1:14 H7307 1 wind
ecclesiastes 1:17 H7307 1 wind
ecclesiastes 2:6 H6086 1 wood
ecclesiastes 2:7 H7235 1 much
ecclesiastes 2:11 H7307 1 wind
ecclesiastes 2:17 H7307 1 wind
ecclesiastes 2:25 H4480 1 more than I
ecclesiastes 2:26 H5414 3 to set
ecclesiastes 2:26 H7307 1 wind
ecclesiastes 3:14 H4480 1 and from it
ecclesiastes 4:4 H7307 1 wind
ecclesiastes 4:6 H7307 1 wind
ecclesiastes 4:15 H8478 1 in place of him
ecclesiastes 4:15 H8478 2 in his place
ecclesiastes 4:16 H7307 1 wind
ecclesiastes 5:7 H7235 1 many
ecclesiastes 5:11 H1167 1 to her husbands
ecclesiastes 5:13 H1167 1 to his master
ecclesiastes 6:3 H4480 2 than he
ecclesiastes 6:9 H7307 1 wind
ecclesiastes 6:10 H4480 1 than he
ecclesiastes 6:11 H7235 1 many
ecclesiastes 7:1 H4194 1 death
ecclesiastes 7:9 H926 1 hurry
ecclesiastes 7:12 H1167 1 her husbands
ecclesiastes 8:8 H1167 1 his master
ecclesiastes 8:8 H4194 1 death
ecclesiastes 8:8 H7307 1 in the wind
ecclesiastes 8:8 H7307 2 the wind
ecclesiastes 10:8 H6555 1 and breaking down
ecclesiastes 11:6 H259 1 together
ecclesiastes 11:8 H7235 1 many
ecclesiastes 12:9 H7235 1 many
ecclesiastes 12:12 H7235 1 many
ecclesiastes 12:12 H7235 2 much
songofsolomon 2:3 H6086 1 in the wood of
songofsolomon 2:7 H6643 1 by gazelles
songofsolomon 2:9 H6643 1 for gazelle°
songofsolomon 2:14 H8085 1 make me hear
songofsolomon 2:17 H6643 1 for gazelle°
songofsolomon 3:5 H6643 1 by gazelles
songofsolomon 4:8 H7218 1 from the head of
songofsolomon 4:8 H7218 2 from the head of
songofsolomon 5:3 H6584 1 I took off
songofsolomon 5:14 H8127 1 ivory
songofsolomon 7:4 H8127 1 the ivory
songofsolomon 8:6 H5921 1 to
songofsolomon 8:13 H8085 1 make me hear
songofsolomon 8:14 H6643 1 for gazelle°
isaiah 1:3 H1167 1 his master
isaiah 1:5 H5921 1 for
isaiah 1:6 H3709 1 from the sole of
isaiah 1:11 H559 1 says
isaiah 1:13 H7121 1 proclaiming
isaiah 1:15 H3588 1 though
isaiah 1:17 H3190 1 thoroughly
isaiah 1:18 H559 1 says
isaiah 3:9 H6030 1 testified
isaiah 3:24 H8478 1 in place of
isaiah 3:24 H8478 2 and in place of
isaiah 3:24 H8478 3 and in place of
isaiah 3:24 H8478 4 and in place of
isaiah 3:24 H8478 5 in place of
isaiah 5:5 H6555 1 breaking down
isaiah 5:9 H3427 1 an inhabitant
isaiah 5:10 H2563 1 a homer
isaiah 5:14 H1097 1 without
isaiah 6:11 H3427 1 an inhabitant
isaiah 7:2 H6086 1 the wood of
isaiah 7:3 H5945 1 upper
isaiah 10:7 H1819 1 he will intend
isaiah 11:7 H7462 1 they will graze
isaiah 13:8 H2256 1 and pains
isaiah 13:8 H3205 1 like the woman in labour
isaiah 13:14 H6643 1 like a gazelle
isaiah 14:14 H5945 1 to high
isaiah 14:24 H1819 1 I intended
isaiah 14:24 H3808 1 …
isaiah 14:24 H518 1 surely
isaiah 19:11 H6924 1 old
isaiah 20:2 H8242 1 the sack
isaiah 21:3 H3205 1 a woman in labour
isaiah 21:5 H6186 1 prepare
isaiah 21:9 H430 1 her gods
isaiah 21:16 H5750 1 within
isaiah 22:23 H8628 1 and I will thrust him
isaiah 22:25 H8628 1 thrust
isaiah 23:7 H6924 1 old
isaiah 24:10 H8414 1 emptiness
isaiah 24:11 H2351 1 in the streets
isaiah 25:8 H4194 1 death
isaiah 26:17 H2256 1 with her pains
isaiah 28:4 H5750 1 while she still
isaiah 28:7 H7203 1 in vision
isaiah 29:21 H8414 1 in the emptiness
isaiah 30:16 H7043 1 will be swift
isaiah 30:33 H7235 1 many
isaiah 32:7 H2154 1 evil schemes
isaiah 32:10 H935 1 will come
isaiah 33:5 H4791 1 on high
isaiah 33:10 H559 1 says
isaiah 34:12 H657 1 nothing
isaiah 34:17 H5307 1 cast
isaiah 36:2 H5945 1 upper
isaiah 36:3 H2142 1 the recorder
isaiah 36:22 H2142 1 the recorder
isaiah 37:1 H8242 1 with the sack
isaiah 37:2 H8242 1 with the sacks
isaiah 37:16 H3427 1 enthroned on
isaiah 37:23 H4791 1 on high
isaiah 37:26 H6924 1 old
isaiah 37:31 H6213 1 and he bore
isaiah 40:1 H559 1 says
isaiah 40:2 H5921 1 to
isaiah 40:14 H995 1 and he gave him understanding
isaiah 40:16 H2416 1 and its animals
isaiah 40:16 H369 1 not
isaiah 40:16 H369 2 not
isaiah 40:17 H657 1 from nothing
isaiah 40:17 H8414 1 and emptiness
isaiah 40:18 H1819 1 you will intend
isaiah 40:23 H8414 1 like emptiness
isaiah 40:25 H559 1 says
isaiah 40:26 H4791 1 on high
isaiah 40:28 H518 1 whether
isaiah 41:2 H5414 1 he will set
isaiah 41:12 H657 1 and like nothing
isaiah 41:21 H559 1 says
isaiah 41:22 H8085 1 make us hear
isaiah 41:23 H430 1 gods
isaiah 41:29 H657 1 nothing
isaiah 41:29 H8414 1 and emptiness
isaiah 42:11 H7218 1 from the head of
isaiah 42:14 H3205 1 like the woman in labour
isaiah 42:17 H430 1 our gods
isaiah 43:9 H8085 1 they will make us hear
isaiah 44:5 H559 1 he says
isaiah 44:8 H8085 1 I made you hear
isaiah 44:9 H8414 1 emptiness
isaiah 44:13 H6086 1 wood
isaiah 45:6 H657 1 nothing
isaiah 45:10 H802 1 and as a wife
isaiah 45:18 H8414 1 emptiness
isaiah 45:19 H8414 1 emptiness
isaiah 45:24 H5704 1 to him
isaiah 46:9 H657 1 and nothing
isaiah 48:3 H8085 1 and I will make them hear
isaiah 48:5 H8085 1 I made you hear
isaiah 48:6 H8085 2 I made you hear
isaiah 49:4 H8414 1 for emptiness°
isaiah 49:22 H413 2 and against
isaiah 51:9 H6924 1 old
isaiah 51:19 H5110 1 will mourn
isaiah 52:3 H2600 1 for nothing
isaiah 52:4 H657 1 in nothing
isaiah 52:5 H2600 1 for nothing
isaiah 54:3 H3225 1 to the right
isaiah 54:3 H8040 1 and to the left
isaiah 54:15 H657 1 nothing
isaiah 55:10 H3588 2 except
isaiah 55:10 H518 1 if
isaiah 55:11 H3588 1 except
isaiah 55:11 H518 1 if
isaiah 55:13 H8478 1 in place of
isaiah 55:13 H8478 2 in place of
isaiah 56:9 H2416 2 the animals of
isaiah 57:10 H2416 1 the life of
isaiah 57:15 H4791 1 on high
isaiah 58:5 H7121 1 you will proclaim
isaiah 59:4 H8414 1 emptiness
isaiah 59:16 H5564 1 upheld him
isaiah 60:14 H3709 1 the soles of
isaiah 62:4 H5750 1 still
isaiah 62:11 H776 1 the earth
isaiah 63:5 H5564 2 upheld me
isaiah 63:11 H7307 1 the wind of
isaiah 64:3 H3372 1 awesome deeds
isaiah 65:1 H413 1 against
isaiah 65:6 H3588 1 except
isaiah 65:6 H518 1 if
isaiah 65:11 H6186 1 that prepare
isaiah 65:25 H259 1 together
isaiah 66:9 H559 1 says
isaiah 66:15 H7725 1 to turn away
isaiah 66:20 H5483 1 with the horses
jeremiah 2:11 H430 1 gods
jeremiah 2:15 H3427 1 an inhabitant
jeremiah 2:28 H430 1 your gods
jeremiah 2:28 H430 2 your gods
jeremiah 3:1 H376 2 to a husband
jeremiah 3:15 H3820 1 according to my heart
jeremiah 4:7 H3427 1 an inhabitant
jeremiah 4:13 H7043 1 were swift
jeremiah 5:20 H8085 1 and make it hear
jeremiah 6:22 H776 2 earth
jeremiah 6:24 H3205 1 like the woman in labour
jeremiah 7:5 H3190 1 thoroughly
jeremiah 7:13 H7925 1 early
jeremiah 7:16 H6293 1 press
jeremiah 7:25 H7925 1 early
jeremiah 7:34 H2351 1 and from the streets of
jeremiah 8:9 H1697 1 by the word of
jeremiah 8:14 H5921 1 for
jeremiah 9:11 H3427 1 an inhabitant
jeremiah 9:12 H5921 1 for
jeremiah 10:5 H3190 1 thoroughly
jeremiah 11:7 H7925 1 early
jeremiah 11:8 H376 1 each
jeremiah 11:12 H430 1 the gods
jeremiah 11:13 H430 1 your gods
jeremiah 12:2 H6213 1 they bore
jeremiah 13:1 H1980 1 go
jeremiah 13:21 H2256 1 pains
jeremiah 15:5 H5110 1 will mourn
jeremiah 15:9 H5414 1 I will set
jeremiah 15:9 H5750 1 while still
jeremiah 16:5 H5110 1 mourn
jeremiah 16:10 H5921 1 for
jeremiah 16:20 H430 1 gods
jeremiah 17:8 H6213 1 from bearing
jeremiah 17:12 H4791 1 on high
jeremiah 17:19 H1980 1 go
jeremiah 18:2 H8085 1 I will make you hear
jeremiah 18:20 H7725 1 to turn away
jeremiah 19:1 H1980 1 go
jeremiah 20:2 H5945 1 upper
jeremiah 20:16 H6672 1 noon
jeremiah 21:8 H4194 1 death
jeremiah 22:8 H5921 2 for
jeremiah 22:10 H5110 1 mourn
jeremiah 22:13 H2600 1 for nothing
jeremiah 22:23 H2256 1 pains
jeremiah 22:23 H3205 1 like the woman in labour
jeremiah 22:24 H3588 1 that
jeremiah 22:24 H518 1 surely
jeremiah 23:32 H5921 1 against
jeremiah 23:36 H376 1 to a husband
jeremiah 23:40 H5414 1 and I will make
jeremiah 24:9 H5414 1 and I will make them
jeremiah 25:3 H7925 1 early
jeremiah 25:4 H7925 1 early
jeremiah 25:5 H3427 1 and stay
jeremiah 25:33 H776 1 the earth
jeremiah 25:33 H776 2 the earth
jeremiah 26:1 H7225 1 in the beginning of
jeremiah 26:5 H7925 1 and early
jeremiah 26:9 H3427 1 an inhabitant
jeremiah 27:1 H7225 1 in the beginning of
jeremiah 27:5 H776 2 the earth
jeremiah 28:1 H7225 1 in the beginning of
jeremiah 28:3 H5750 1 within
jeremiah 28:11 H1870 1 on his way
jeremiah 28:11 H5750 1 within
jeremiah 29:5 H3427 1 and stay
jeremiah 29:16 H1473 1 into the exile
jeremiah 29:18 H5414 1 and I will make them
jeremiah 29:19 H7925 1 early
jeremiah 29:26 H8478 1 in place of
jeremiah 29:28 H3427 1 and stay
jeremiah 30:6 H3205 2 like the woman in labour
jeremiah 30:6 H518 1 whether
jeremiah 31:8 H776 2 earth
jeremiah 32:17 H4480 1 for you
jeremiah 32:27 H4480 1 for me?
jeremiah 32:33 H7925 1 early
jeremiah 33:10 H3427 1 an inhabitant
jeremiah 34:2 H1980 1 go
jeremiah 34:15 H7121 1 to proclaim
jeremiah 34:18 H3772 1 they made
jeremiah 34:22 H3427 1 an inhabitant
jeremiah 35:13 H1980 1 go
jeremiah 35:14 H7925 1 early
jeremiah 35:15 H3427 1 and stay
jeremiah 35:15 H7925 1 early
jeremiah 36:10 H5945 1 upper
jeremiah 37:1 H8478 1 in place of
jeremiah 37:10 H3588 1 except
jeremiah 37:10 H518 1 if
jeremiah 37:21 H3603 1 the loaf of
jeremiah 38:12 H8478 2 below
jeremiah 40:5 H3427 1 and stay
jeremiah 40:10 H3427 2 and stay
jeremiah 40:12 H7235 1 much
jeremiah 42:2 H5704 1 to us
jeremiah 42:2 H7235 1 much
jeremiah 42:11 H4480 1 of him
jeremiah 42:20 H5704 1 to us
jeremiah 44:4 H7925 1 early
jeremiah 44:8 H776 2 the earth
jeremiah 44:22 H3427 1 an inhabitant
jeremiah 46:19 H3427 2 an inhabitant
jeremiah 46:25 H430 2 her gods
jeremiah 46:26 H6924 1 old
jeremiah 48:7 H1473 1 into the exile
jeremiah 48:9 H3427 1 an inhabitant
jeremiah 48:17 H5110 1 mourn
jeremiah 48:35 H430 1 to his gods
jeremiah 49:24 H2256 1 and pains
jeremiah 49:24 H3205 1 like the woman in labour
jeremiah 49:34 H7225 1 in the beginning of
jeremiah 50:31 H413 1 against you
jeremiah 50:37 H802 1 wives
jeremiah 50:43 H3205 1 like the woman in labour
jeremiah 51:14 H3588 1 that
jeremiah 51:14 H518 1 surely
jeremiah 51:25 H413 1 against you
jeremiah 51:29 H3427 1 an inhabitant
jeremiah 51:29 H6965 1 it stood
jeremiah 51:30 H802 1 wives
jeremiah 51:37 H3427 1 an inhabitant
jeremiah 51:63 H7194 1 you will conspire
jeremiah 52:21 H5437 1 he will surround it
lamentations 1:7 H6924 1 old
lamentations 2:13 H1819 1 I intend
lamentations 2:17 H6924 1 old
lamentations 2:19 H7218 1 on the head of
lamentations 3:8 H3588 1 though
lamentations 3:32 H3588 1 except
lamentations 3:32 H518 1 if
lamentations 4:5 H2351 1 in the streets
lamentations 4:8 H2351 1 in the streets
lamentations 4:14 H2351 1 in the streets
ezekiel 1:4 H7307 1 the wind of
ezekiel 1:7 H3709 1 and the sole of
ezekiel 1:7 H3709 2 like the sole of
ezekiel 1:10 H3225 1 the right
ezekiel 1:25 H5921 1 above
ezekiel 2:3 H6106 1 the very
ezekiel 2:9 H413 1 against me
ezekiel 3:16 H7097 1 at the end of
ezekiel 3:20 H5414 1 and I will set
ezekiel 3:26 H376 1 to a husband
ezekiel 5:2 H7324 1 I will draw
ezekiel 5:8 H5921 1 against you
ezekiel 5:11 H3808 1 …
ezekiel 5:11 H518 1 surely
ezekiel 5:12 H7324 1 I will draw
ezekiel 7:13 H2416 2 their life
ezekiel 7:13 H2416 3 his life
ezekiel 7:19 H2351 1 in the streets
ezekiel 9:2 H5945 1 upper
ezekiel 10:4 H4390 2 filled
ezekiel 11:1 H7307 1 a wind
ezekiel 11:20 H6213 1 and they will do
ezekiel 12:3 H1540 1 and uncover
ezekiel 12:3 H1540 2 and you will uncover
ezekiel 12:12 H5869 1 to the spring
ezekiel 12:14 H7324 1 I will draw
ezekiel 13:19 H3576 1 when you lied
ezekiel 16:9 H7857 1 and I rinsed
ezekiel 16:32 H8478 1 in place of
ezekiel 16:46 H1419 1 elder
ezekiel 16:46 H6996 1 younger
ezekiel 17:16 H3808 1 …
ezekiel 17:16 H518 1 surely
ezekiel 17:17 H2428 1 with army
ezekiel 17:19 H3808 1 …
ezekiel 17:19 H518 1 surely
ezekiel 17:22 H7218 1 from the head of
ezekiel 17:23 H6213 1 and he will bear
ezekiel 18:19 H6213 2 and he did
ezekiel 20:19 H6213 1 and do
ezekiel 20:21 H6213 1 to do
ezekiel 20:33 H3808 1 …
ezekiel 20:33 H518 1 surely
ezekiel 21:3 H413 1 against you
ezekiel 21:7 H5921 1 for
ezekiel 21:13 H518 1 whether
ezekiel 21:15 H7235 1 and much
ezekiel 22:4 H5414 1 I made you
ezekiel 23:11 H4480 1 than she
ezekiel 23:24 H5414 1 and I will set
ezekiel 23:46 H5414 1 and making
ezekiel 24:2 H6106 1 the very
ezekiel 24:2 H6106 2 on the very
ezekiel 25:3 H1473 1 into the exile
ezekiel 25:13 H5414 1 and I will make it
ezekiel 27:15 H8127 1 ivory
ezekiel 28:7 H7324 1 and they will draw
ezekiel 28:9 H559 2 you say
ezekiel 28:22 H5921 1 against you
ezekiel 29:5 H776 1 the earth
ezekiel 29:12 H5414 1 and I will make
ezekiel 29:18 H4803 1 rubbed bare
ezekiel 30:11 H7324 1 and they will draw
ezekiel 31:12 H776 2 the earth
ezekiel 32:4 H776 1 on the earth
ezekiel 32:4 H776 2 the earth
ezekiel 33:27 H2416 2 to the animals
ezekiel 33:27 H3808 1 …
ezekiel 33:27 H518 1 surely
ezekiel 33:28 H5414 1 and I will make
ezekiel 33:29 H5414 1 when I make
ezekiel 34:8 H3808 1 …
ezekiel 34:8 H518 1 surely
ezekiel 34:10 H413 1 against
ezekiel 34:10 H5750 1 still
ezekiel 34:14 H7462 2 they will graze
ezekiel 34:19 H7462 1 they will graze
ezekiel 34:29 H5750 1 still
ezekiel 35:3 H413 1 against you
ezekiel 35:7 H5414 1 and I will make
ezekiel 36:9 H413 1 against you
ezekiel 37:9 H7307 3 winds
ezekiel 38:20 H776 1 to the earth
ezekiel 39:14 H7097 1 at the end of
ezekiel 39:14 H776 2 the earth
ezekiel 39:24 H6588 1 and according to their transgressions
ezekiel 40:1 H6106 1 on the very
ezekiel 41:7 H5945 1 the upper
ezekiel 42:5 H5945 1 the uppers
ezekiel 42:16 H7307 1 the wind of
ezekiel 42:17 H7307 1 the wind of
ezekiel 42:19 H7307 1 the wind of
ezekiel 42:20 H7307 1 winds
ezekiel 43:7 H3709 1 the soles of
ezekiel 43:11 H6213 2 and they will do
ezekiel 44:19 H6584 1 they will take off
ezekiel 45:11 H2563 1 the homer
ezekiel 45:11 H2563 2 the homer
ezekiel 45:11 H2563 3 the homer
ezekiel 45:13 H2563 1 from a homer of
ezekiel 45:13 H2563 2 from a homer of
ezekiel 45:14 H2563 1 a homer
ezekiel 45:14 H2563 2 a homer
ezekiel 47:9 H5315 1 creature
ezekiel 47:23 H7626 1 with the rod
ezekiel 48:8 H259 1 like one of
ezekiel 48:15 H3498 1 what is left
ezekiel 48:18 H3498 1 and what is left
ezekiel 48:21 H3498 1 and what is left
daniel 1:2 H430 2 his god
daniel 1:2 H430 3 his god
daniel 1:8 H5921 1 to
daniel 1:17 H5414 1 made
daniel 2:34 H1994 1 them
daniel 2:38 H606 1 mankind
daniel 2:43 H1768 2 when
daniel 2:43 H606 1 mankind
daniel 3:7 H1768 1 like when
daniel 3:22 H1994 1 them
daniel 4:15 H6211 1 in the grass of
daniel 4:16 H606 1 mankind
daniel 4:17 H606 1 mankind
daniel 4:25 H606 1 mankind
daniel 4:25 H606 2 mankind
daniel 4:25 H6211 1 and the grass
daniel 4:32 H606 1 mankind
daniel 4:32 H606 2 mankind
daniel 4:32 H6211 1 the grass
daniel 4:33 H606 1 mankind
daniel 4:33 H6211 1 and the grass
daniel 5:21 H606 1 mankind
daniel 5:21 H606 2 mankind
daniel 5:21 H6211 1 the grass
daniel 6:10 H1768 1 when
daniel 6:14 H1768 1 when
daniel 7:8 H606 1 mankind
daniel 8:5 H776 1 the earth
daniel 8:11 H4480 1 and from him
daniel 8:22 H8478 1 in her place
daniel 8:24 H7843 1 he will act corruptly
daniel 10:14 H995 1 to give you understanding
daniel 11:13 H2428 1 with army
daniel 11:22 H7857 1 will be overwhelmed
daniel 11:25 H2428 1 with army
daniel 11:25 H2428 2 with army
daniel 11:31 H4480 1 from him
daniel 12:7 H2416 1 by the one who lives
hosea 1:7 H5483 1 with horses
hosea 2:14 H5921 1 to
hosea 2:18 H776 1 the earth
hosea 2:23 H559 2 says
hosea 3:2 H2563 1 and a homer of
hosea 3:3 H376 1 to a husband
hosea 4:12 H430 1 their God
hosea 5:4 H5414 1 they will let
hosea 7:2 H5437 1 surrounded them
hosea 8:6 H430 1 a god
hosea 8:10 H3588 1 though
hosea 9:4 H5315 1 for their soul
hosea 9:16 H3588 1 though
hosea 11:12 H5437 1 they surrounded me
hosea 11:12 H5750 1 still
hosea 12:10 H1819 1 I will intend
hosea 13:4 H430 2 and a god
hosea 13:13 H2256 1 the pains of
hosea 13:13 H3205 1 a woman in labour
hosea 14:3 H430 1 our god
joel 1:13 H8242 1 with the sacks
joel 1:14 H7121 1 proclaim
joel 2:12 H5704 1 to me
joel 2:13 H639 1 anger
joel 2:15 H7121 1 proclaim
joel 2:17 H5414 1 let
amos 1:15 H1473 1 into the exile
amos 2:11 H369 1 not
amos 3:7 H1540 1 he has uncovered
amos 3:7 H3588 2 except
amos 3:7 H518 1 if
amos 3:15 H8127 1 the ivory
amos 4:6 H5704 1 to me
amos 4:7 H5750 1 within
amos 4:8 H5704 1 to me
amos 4:9 H5704 1 to me
amos 4:10 H5704 1 to me
amos 5:11 H4480 1 from him
amos 5:26 H430 1 your god
amos 6:4 H8127 1 ivory
amos 6:10 H5750 1 still?
amos 6:10 H657 1 nothing
amos 7:10 H7194 1 conspired
amos 8:14 H2416 2 and as … lives
amos 8:14 H430 1 your god
amos 9:8 H657 1 however
amos 9:10 H5704 1 to us
obadiah 1:11 H259 1 like one of
jonah 1:5 H430 1 his god
jonah 1:7 H5307 1 and let us cast
jonah 1:7 H5307 2 and they cast
jonah 2:6 H2416 1 my life
jonah 4:2 H639 1 anger
jonah 4:4 H3190 1 thoroughly?
jonah 4:6 H5921 1 above
jonah 4:9 H3190 1 thoroughly?
jonah 4:9 H3190 2 thoroughly
micah 1:15 H5750 1 still
micah 2:5 H2256 1 portion
micah 2:10 H5668 1 so that
micah 3:6 H935 1 and will go down
micah 4:5 H430 1 his god
micah 4:8 H5704 1 to you
micah 4:9 H3205 1 like the woman in labour
micah 4:10 H3205 1 like the woman in labour
micah 6:8 H4480 1 from you
micah 7:12 H5704 1 and to you
micah 7:20 H6924 1 old
nahum 1:3 H639 1 anger
nahum 1:14 H430 1 your gods
nahum 2:4 H2351 1 in the streets
nahum 3:7 H5110 1 will mourn
nahum 3:10 H7628 1 into the captivity
habakkuk 1:8 H7043 1 and they will be swift
habakkuk 1:11 H430 1 to his god
habakkuk 1:13 H4480 1 than he
habakkuk 3:19 H2428 1 my strength
zephaniah 2:5 H2256 1 the portion of
zephaniah 2:5 H3427 2 an inhabitant
zephaniah 2:6 H2256 1 the portion of
zephaniah 2:14 H2416 1 the animals of
zephaniah 3:6 H3427 1 an inhabitant
haggai 1:11 H776 1 the earth
haggai 1:13 H4397 1 the angel of
haggai 2:6 H776 1 the earth
haggai 2:19 H5750 1 still?
zechariah 1:8 H3915 1 tonight
zechariah 3:9 H6605 1 engraving
zechariah 4:6 H2428 1 with army
zechariah 5:7 H802 1 a wife
zechariah 6:5 H7307 1 the winds of
zechariah 9:8 H5750 1 still
zechariah 11:7 H2256 1 pains
zechariah 11:10 H3772 1 I made
zechariah 11:14 H2256 1 the pains
zechariah 12:6 H3225 1 to the right
zechariah 12:6 H8040 1 to the left
zechariah 13:9 H559 2 says
zechariah 14:2 H1473 1 into the exile
zechariah 14:10 H8478 1 in her place
malachi 1:5 H5921 1 above
malachi 1:10 H2600 1 for nothing
malachi 2:7 H4397 1 the angel of
malachi 2:14 H5921 1 for
malachi 4:3 H3709 1 the soles of
matthew 1:1 G1078 1 of genealogy
matthew 1:2 G2455 1 Judah
matthew 1:3 G2455 1 Judah
matthew 1:11 G1909 1 at
matthew 1:18 G2147 1 she was found
matthew 1:18 G2228 1 (than)
matthew 1:19 G435 1 husband
matthew 1:20 G3880 1 to take
matthew 1:21 G5088 1 she will give birth
matthew 1:24 G3880 1 he took
matthew 1:25 G5088 1 she gave birth
matthew 2:8 G4012 1 for
matthew 2:9 G2476 1 it stood
matthew 2:13 G3880 1 take
matthew 2:13 G846 3 him
matthew 2:14 G3880 1 took
matthew 2:16 G3816 1 children
matthew 2:16 G846 1 its
matthew 2:20 G3880 1 take
matthew 2:21 G3880 1 took
matthew 3:7 G3195 1 coming
matthew 3:7 G5263 1 warned
matthew 3:11 G2425 1 worthy
matthew 3:13 G1909 1 to
matthew 3:16 G305 1 came up
matthew 4:1 G321 1 was led up
matthew 4:6 G142 1 they will lift up
matthew 4:6 G4314 1 against
matthew 4:6 G4350 1 you might strike
matthew 4:24 G2560 1 sick
matthew 5:13 G1519 1 for
matthew 5:13 G1722 1 with
matthew 5:13 G2480 1 it is able
matthew 5:23 G1909 1 at
matthew 5:29 G1188 1 right
matthew 5:29 G1807 1 pluck out
matthew 5:39 G1188 1 right
matthew 5:42 G1155 1 to borrow
matthew 6:1 G4337 1 beware
matthew 6:5 G1722 2 on
matthew 6:16 G853 1 they disfigure
matthew 6:19 G1035 1 rust
matthew 6:20 G1035 1 rust
matthew 6:23 G4214 1 how much
matthew 6:25 G1746 1 you should put on
matthew 6:26 G3754 1 that
matthew 6:27 G1909 1 to
matthew 6:29 G3761 1 not even
matthew 6:33 G2212 1 seek
matthew 6:34 G2549 1 trouble
matthew 6:34 G846 1 of itself
matthew 7:2 G1722 1 with
matthew 7:2 G1722 2 with
matthew 7:4 G863 1 let
matthew 7:5 G1544 2 to take out
matthew 7:6 G1722 1 with
matthew 7:7 G2212 1 seek
matthew 7:7 G455 1 it will be opened
matthew 7:8 G455 1 it will be opened
matthew 7:11 G4214 1 how much
matthew 7:15 G4337 1 beware
matthew 7:21 G4160 1 makes
matthew 7:23 G3670 1 I will declare
matthew 7:25 G4363 1 they beat against
matthew 7:27 G4350 1 they beat against
matthew 8:8 G2425 1 worthy
matthew 8:11 G2240 1 they will come
matthew 8:15 G1247 1 she was serving
matthew 8:15 G1453 1 she was raised
matthew 8:15 G846 2 her
matthew 8:16 G2560 1 sick
matthew 8:17 G769 1 sickness
matthew 8:22 G863 1 allow
matthew 8:24 G4578 1 storm
matthew 8:26 G5101 1 why
matthew 8:34 G3327 1 he might depart
matthew 9:5 G1453 1 rise
matthew 9:12 G2560 1 sick
matthew 9:16 G142 1 takes away
matthew 9:16 G4138 1 patch
matthew 9:16 G4978 1 tear
matthew 9:25 G2902 1 he took
matthew 9:29 G1096 1 let it be done
matthew 9:33 G5316 1 it appeared
matthew 9:36 G4012 1 for
matthew 10:10 G1519 1 for
matthew 10:17 G4337 1 beware
matthew 10:25 G4214 1 how much
matthew 11:19 G846 1 her
matthew 11:23 G3306 1 it remained
matthew 11:25 G1843 1 I praise
matthew 11:30 G5543 1 easy
matthew 12:4 G4286 1 presentation
matthew 12:6 G3588 1 than the
matthew 12:10 G3588 1 on the
matthew 12:12 G3588 1 on the
matthew 12:12 G4214 1 how much
matthew 12:18 G5087 1 I will lay down
matthew 12:26 G1909 1 against
matthew 12:27 G1722 2 by
matthew 12:32 G3195 1 comes
matthew 12:33 G846 1 its
matthew 12:33 G846 2 its
matthew 12:36 G591 1 they will give
matthew 12:41 G1519 1 at
matthew 12:42 G2064 1 she came
matthew 12:42 G3558 1 of south
matthew 12:45 G2730 1 they live
matthew 12:49 G1909 1 to
matthew 13:1 G3588 3 from the
matthew 13:6 G2739 1 they were scorched
matthew 13:6 G3583 1 they were withered
matthew 13:7 G305 1 came up
matthew 13:13 G3754 1 because
matthew 13:20 G846 1 it
matthew 13:27 G2192 1 it has
matthew 13:28 G4816 1 we should gather
matthew 13:30 G863 1 allow
matthew 13:46 G846 1 it
matthew 13:47 G1085 1 kind
matthew 13:48 G4137 1 it was filled
matthew 13:56 G4314 1 with
matthew 14:7 G154 1 she asks
matthew 14:7 G3606 1 therefore
matthew 14:7 G3670 1 he promised
matthew 14:11 G5342 2 she brought
matthew 14:13 G2048 1 desolate
matthew 14:13 G2398 1 private
matthew 14:13 G2596 1 in
matthew 14:15 G2048 1 desolate
matthew 14:23 G2398 1 private
matthew 14:23 G2596 1 in
matthew 14:25 G5438 1 watch
matthew 14:31 G1519 1 for
matthew 14:35 G2560 1 sick
matthew 15:10 G191 1 hear
matthew 15:10 G4920 1 understand
matthew 15:18 G2548 1 and those things
matthew 15:23 G2896 1 she cries out
matthew 15:28 G1096 1 let it be done
matthew 15:33 G5118 1 so many
matthew 16:3 G5494 1 storm
matthew 16:6 G4337 1 beware
matthew 16:11 G4337 1 beware
matthew 16:12 G4337 1 to beware
matthew 16:22 G4355 1 having taken aside
matthew 16:23 G3694 1 behind
matthew 17:1 G2398 1 private
matthew 17:1 G2596 1 in
matthew 17:1 G399 1 brings up
matthew 17:5 G191 1 hear
matthew 17:6 G4970 1 greatly
matthew 17:19 G2398 1 private
matthew 17:19 G2596 1 in
matthew 17:20 G101 1 it will be impossible
matthew 17:20 G3327 2 it will depart
matthew 17:23 G4970 1 greatly
matthew 17:25 G1380 1 seems
matthew 17:27 G846 2 its
matthew 18:9 G1807 1 pluck out
matthew 18:10 G3956 1 all time
matthew 18:12 G1768 1 ninety
matthew 18:12 G863 1 he will leave
matthew 18:13 G1096 1 it happens
matthew 18:13 G1768 1 ninety
matthew 18:13 G846 2 it
matthew 18:17 G3588 2 to the
matthew 18:21 G2193 1 until
matthew 18:22 G2193 1 until
matthew 18:22 G2193 2 until
matthew 18:27 G2962 1 master
matthew 18:31 G1096 1 happened
matthew 18:31 G1096 2 happened
matthew 18:31 G4970 1 greatly
matthew 18:34 G591 1 he pays
matthew 19:5 G1519 1 into
matthew 19:7 G5101 1 why
matthew 19:9 G1909 1 for
matthew 19:11 G5562 1 accept
matthew 19:12 G2532 1 and
matthew 19:12 G5562 1 to accept
matthew 19:12 G5562 2 let him accept
matthew 19:21 G5225 1 possessions
matthew 19:25 G4970 1 greatly
matthew 20:1 G1519 1 for
matthew 20:7 G3754 1 because
matthew 20:8 G2962 1 owner
matthew 20:8 G3408 1 wages
matthew 20:8 G591 1 pay
matthew 20:17 G2398 1 private
matthew 20:17 G2596 1 in
matthew 20:21 G3004 1 she says
matthew 21:2 G3089 1 having untied
matthew 21:15 G3816 1 children
matthew 21:19 G1722 1 on
matthew 21:19 G1909 2 to
matthew 21:23 G1722 1 by
matthew 21:24 G1722 1 by
matthew 21:28 G1380 1 seems
matthew 21:32 G3761 1 not even
matthew 21:40 G2962 1 owner
matthew 21:42 G1519 1 as
matthew 21:44 G3039 1 it will crush
matthew 21:44 G4098 2 it falls
matthew 22:5 G1909 1 to
matthew 22:17 G1380 1 seems
matthew 22:29 G4105 1 you are led astray
matthew 22:34 G1909 1 in
matthew 22:40 G1722 1 on
matthew 22:42 G1380 1 seems
matthew 23:6 G1722 1 at
matthew 23:16 G3739 2 whoever
matthew 23:21 G846 2 it
matthew 23:22 G846 1 it
matthew 23:23 G2548 1 and those things
matthew 23:26 G846 1 it
matthew 23:36 G2240 1 will come
matthew 23:38 G2048 1 desolate
matthew 24:3 G2398 1 private
matthew 24:3 G2596 1 in
matthew 24:4 G3361 1 lest
matthew 24:6 G3708 1 see
matthew 24:7 G1909 2 against
matthew 24:14 G2240 1 will come
matthew 24:18 G3694 1 back
matthew 24:21 G1096 2 it will happen
matthew 24:21 G2193 1 until
matthew 24:36 G3761 1 not even
matthew 24:43 G1097 1 know
matthew 24:43 G1487 1 whether
matthew 24:43 G5438 1 watch
matthew 24:47 G1909 1 over
matthew 24:50 G2240 1 will come
matthew 24:50 G2962 1 master
matthew 25:9 G714 1 it will be enough
matthew 25:14 G5225 1 possessions
matthew 25:16 G1722 1 with
matthew 25:16 G243 1 other
matthew 25:17 G243 1 other
matthew 25:19 G2962 1 master
matthew 25:20 G243 1 other
matthew 25:20 G243 2 other
matthew 25:22 G243 1 other
matthew 25:43 G772 1 sick
matthew 25:44 G772 1 sick
matthew 26:6 G1096 1 having come about
matthew 26:8 G1519 1 for
matthew 26:10 G2038 1 she worked
matthew 26:10 G5101 1 why
matthew 26:17 G2090 1 we should prepare
matthew 26:22 G4970 1 greatly
matthew 26:27 G846 2 it
matthew 26:28 G4012 1 for
matthew 26:38 G2193 1 to
matthew 26:39 G3398 1 a little
matthew 26:42 G1096 1 let it be done
matthew 26:45 G3063 1 now
matthew 26:50 G1909 1 for
matthew 26:52 G654 1 put back
matthew 26:58 G3113 1 far away
matthew 26:61 G1223 1 in
matthew 26:66 G1380 1 seems
matthew 26:69 G2532 2 also
matthew 26:71 G3004 1 she says
matthew 26:73 G3398 1 a little
matthew 27:2 G4091 1 Pilate
matthew 27:6 G5092 1 price
matthew 27:8 G2193 1 until
matthew 27:9 G5091 1 has been priced
matthew 27:9 G5091 2 they priced
matthew 27:9 G5092 1 price
matthew 27:10 G1519 1 for
matthew 27:14 G3761 1 not even
matthew 27:15 G2596 1 at
matthew 27:24 G3700 1 will see to it
matthew 27:24 G5623 1 it benefits
matthew 27:27 G1909 1 before
matthew 27:37 G156 1 charge
matthew 27:45 G1909 1 over
matthew 27:49 G1487 1 whether
matthew 27:49 G863 1 let
matthew 27:50 G863 1 gave up
matthew 27:51 G2736 1 bottom
matthew 27:51 G509 1 top
matthew 27:54 G1096 1 happened
matthew 27:54 G4970 1 greatly
matthew 27:55 G3113 1 far away
matthew 27:56 G3739 1 whom
matthew 28:1 G1519 1 toward
matthew 28:1 G1520 1 first
matthew 28:1 G4521 2 of week
matthew 28:11 G1096 1 happened
matthew 28:13 G2837 1 sleeping
mark 1:7 G2425 1 worthy
mark 1:10 G305 1 coming up
mark 1:23 G1722 2 with
mark 1:27 G169 1 unclean
mark 1:27 G2596 1 with
mark 1:27 G4314 1 among
mark 1:31 G1247 1 she was serving
mark 1:31 G2902 1 having taken
mark 1:31 G846 2 her
mark 1:32 G2560 1 sick
mark 1:34 G2560 1 sick
mark 1:35 G2048 1 desolate
mark 1:38 G1519 2 for
mark 1:42 G2511 1 he was cleansed
mark 1:45 G1909 1 in
mark 1:45 G2048 1 desolate
mark 2:1 G1223 1 after
mark 2:1 G191 1 it was heard
mark 2:4 G4374 1 to bring
mark 2:9 G1453 1 rise
mark 2:11 G1453 1 rise
mark 2:11 G1519 1 to
mark 2:16 G3754 2 because
mark 2:17 G2560 1 sick
mark 2:19 G3739 1 which
mark 2:19 G3745 1 as long as
mark 2:21 G142 1 takes away
mark 2:21 G4138 1 patch
mark 2:21 G4978 1 tear
mark 2:24 G5101 1 why
mark 2:26 G1909 1 in the time of
mark 2:26 G4286 1 presentation
mark 3:2 G1487 1 whether
mark 3:3 G1453 1 rise
mark 3:4 G3588 1 on the
mark 3:9 G4342 1 might persist
mark 3:10 G3148 1 afflictions
mark 3:16 G2007 1 he gave
mark 3:17 G2007 1 he gave
mark 3:21 G1839 1 he is out of his mind
mark 3:26 G1909 1 against
mark 4:3 G191 1 hear
mark 4:7 G1325 1 it gave
mark 4:7 G305 1 came up
mark 4:10 G1096 1 he was
mark 4:22 G1096 1 it came to be
mark 4:22 G2064 1 it might come
mark 4:22 G5319 1 it might be revealed
mark 4:24 G1722 1 with
mark 4:27 G5613 1 how
mark 4:29 G3936 1 has come
mark 4:30 G3666 1 we should compare
mark 4:34 G2398 1 private
mark 4:34 G2596 1 in
mark 4:40 G5101 1 why
mark 5:3 G3761 1 not even
mark 5:5 G3956 1 all time
mark 5:6 G3113 1 far away
mark 5:10 G4183 1 much
mark 5:13 G169 1 unclean
mark 5:13 G5613 1 about
mark 5:14 G1096 1 has happened
mark 5:21 G1909 1 to
mark 5:23 G2198 1 she might live
mark 5:23 G4183 1 much
mark 5:23 G4982 1 she might be healed
mark 5:25 G1722 1 with
mark 5:28 G3004 1 she was saying
mark 5:29 G1097 1 she knew
mark 5:29 G2390 1 she has been healed
mark 5:29 G3148 1 affliction
mark 5:34 G3148 1 affliction
mark 5:38 G4183 1 much
mark 5:40 G3880 1 takes
mark 5:41 G1453 1 rise
mark 5:41 G2902 1 having taken
mark 5:43 G4183 1 much
mark 6:3 G4314 1 with
mark 6:7 G169 1 unclean
mark 6:8 G1519 1 for
mark 6:8 G3441 1 alone
mark 6:21 G3588 1 on the
mark 6:22 G2266 1 of Herodias
mark 6:22 G846 1 herself
mark 6:28 G846 3 it
mark 6:31 G2048 1 desolate
mark 6:31 G2398 1 private
mark 6:31 G2596 1 in
mark 6:31 G3761 1 not even
mark 6:32 G2048 1 desolate
mark 6:32 G2398 1 private
mark 6:32 G2596 1 in
mark 6:35 G2048 1 desolate
mark 6:37 G59 1 should we buy
mark 6:48 G2064 1 he comes
mark 6:48 G5438 1 watch
mark 6:53 G1909 1 to
mark 6:55 G2560 1 sick
mark 6:56 G2579 1 at least
mark 7:3 G2902 1 taking
mark 7:8 G2902 1 you hold
mark 7:13 G3860 1 you handed down
mark 7:19 G1531 1 it enters
mark 7:19 G1607 1 it goes out
mark 7:27 G863 1 allow
mark 7:33 G2398 1 private
mark 7:33 G2596 1 in
mark 7:36 G3745 1 the more
mark 8:3 G1519 1 to
mark 8:3 G3113 1 far away
mark 8:4 G1909 1 in
mark 8:9 G5613 1 about
mark 8:16 G4314 1 among
mark 8:17 G3754 1 because
mark 8:26 G1519 1 to
mark 8:32 G3954 1 openly
mark 8:32 G4355 1 having taken aside
mark 8:33 G3694 1 behind
mark 8:37 G3588 1 for the
mark 8:38 G40 1 holy
mark 9:2 G2398 1 private
mark 9:2 G2596 1 in
mark 9:2 G3441 1 alone
mark 9:2 G399 1 brings up
mark 9:7 G191 1 hear
mark 9:10 G4314 1 among
mark 9:11 G3754 1 because
mark 9:16 G5101 1 what
mark 9:16 G846 2 themselves
mark 9:18 G4486 1 it throws down
mark 9:19 G4314 1 with
mark 9:21 G4214 1 how much
mark 9:25 G2974 1 deaf
mark 9:26 G1096 1 he happened
mark 9:27 G2902 1 having taken
mark 9:28 G2398 1 private
mark 9:28 G2596 1 in
mark 9:29 G1085 1 kind
mark 9:29 G3762 1 nothing
mark 9:33 G5101 1 what
mark 9:34 G4314 1 with
mark 9:42 G1510 1 it is
mark 9:43 G2228 1 than
mark 9:45 G2228 1 than
mark 9:47 G2228 1 than
mark 9:50 G1722 1 with
mark 9:50 G1722 3 with
mark 9:50 G2192 1 have
mark 10:2 G1487 1 whether
mark 10:2 G435 1 for husband
mark 10:8 G1519 1 into
mark 10:11 G1909 1 against
mark 10:15 G846 1 it
mark 10:17 G1519 1 on
mark 10:18 G3004 1 you call
mark 10:26 G4314 1 among
mark 10:46 G2425 1 great
mark 10:49 G1453 1 rise
mark 11:1 G4314 1 near
mark 11:2 G846 3 it
mark 11:3 G846 1 of it
mark 11:3 G846 2 it
mark 11:5 G3089 1 untying
mark 11:7 G846 1 it
mark 11:7 G846 3 it
mark 11:13 G1722 1 on
mark 11:13 G1909 1 to
mark 11:13 G3113 1 far away
mark 11:14 G846 1 to it
mark 11:16 G1308 1 might carry
mark 11:17 G846 2 it
mark 11:22 G2192 1 have
mark 11:23 G1510 1 it will be
mark 11:24 G1510 1 it will be
mark 11:24 G4100 1 believe
mark 11:25 G4739 1 you stand firm
mark 11:31 G4314 1 among
mark 11:32 G2036 1 should we say
mark 11:32 G3754 1 that
mark 12:1 G846 2 it
mark 12:9 G2962 1 owner
mark 12:10 G1519 1 as
mark 12:12 G4314 1 against
mark 12:26 G3588 3 the
mark 12:27 G4105 1 you are led astray
mark 12:30 G1537 1 with
mark 12:30 G1537 2 with
mark 12:30 G1537 3 with
mark 12:30 G1537 4 with
mark 12:32 G4133 1 besides
mark 12:33 G1537 1 with
mark 12:33 G1537 2 with
mark 12:33 G1537 3 with
mark 12:39 G1722 2 at
mark 12:44 G846 3 her
mark 12:44 G979 1 livelihood
mark 13:3 G2398 1 private
mark 13:3 G2596 1 in
mark 13:4 G5101 1 what
mark 13:5 G3361 1 lest
mark 13:8 G1909 2 against
mark 13:16 G3694 1 behind
mark 13:18 G1096 1 it might happen
mark 13:19 G1096 2 it will happen
mark 13:19 G2193 1 until
mark 13:28 G1510 1 it is
mark 13:28 G1631 1 it puts forth
mark 13:29 G1096 1 happening
mark 13:32 G3761 1 not even
mark 13:35 G2962 1 owner
mark 13:36 G3361 1 lest
mark 14:4 G1519 1 for
mark 14:4 G4314 1 among
mark 14:12 G2090 1 we should prepare
mark 14:15 G4766 1 furnished
mark 14:29 G2532 1 even
mark 14:30 G2228 1 (than)
mark 14:31 G4053 1 emphatically
mark 14:32 G2193 1 while
mark 14:34 G2193 1 to
mark 14:35 G3398 1 a little
mark 14:41 G3063 1 now
mark 14:41 G568 1 it receives
mark 14:46 G2902 1 they took
mark 14:49 G4314 1 with
mark 14:51 G2902 1 they hold
mark 14:54 G2328 1 warming himself
mark 14:54 G3113 1 far away
mark 14:54 G4314 1 at
mark 14:58 G1223 1 in
mark 14:63 G5101 1 what
mark 14:67 G2328 1 warming himself
mark 14:67 G2532 2 also
mark 14:70 G3398 1 a little
mark 14:72 G5455 1 crowed
mark 14:72 G5455 2 to crow
mark 15:6 G2596 1 at
mark 15:6 G3868 1 they were requesting
mark 15:15 G2425 1 enough
mark 15:19 G5087 1 bending
mark 15:22 G1909 1 to
mark 15:23 G3739 1 he
mark 15:24 G1909 1 for
mark 15:26 G156 1 charge
mark 15:31 G4314 1 among
mark 15:33 G1909 1 over
mark 15:34 G1519 1 for
mark 15:36 G1487 1 whether
mark 15:36 G863 1 let
mark 15:37 G863 1 having uttered
mark 15:38 G2736 1 bottom
mark 15:38 G509 1 top
mark 15:40 G3113 1 far away
mark 15:44 G1487 2 whether
mark 15:46 G1909 1 to
mark 15:46 G3588 1 in the
mark 16:2 G1520 1 first
mark 16:2 G4521 1 week
mark 16:3 G4314 1 among
mark 16:11 G2548 1 and they
mark 16:13 G2548 1 and they
luke 1:2 G3860 1 handed down
luke 1:2 G5257 1 servants
luke 1:3 G1380 1 he seemed
luke 1:3 G509 1 from the beginning
luke 1:7 G1510 1 there was
luke 1:29 G1510 1 might be
luke 1:37 G3844 1 with
luke 1:40 G1525 1 she entered
luke 1:40 G782 1 she greeted
luke 1:51 G1722 1 with
luke 1:56 G1519 1 to
luke 1:56 G5613 1 about
luke 1:62 G2309 1 he might want
luke 1:62 G846 2 him
luke 1:70 G40 1 of holy
luke 1:78 G395 1 sunrise
luke 2:7 G347 1 she made recline
luke 2:7 G4683 1 she wrapped in cloths
luke 2:7 G5088 1 she gave birth
luke 2:8 G1909 1 over
luke 2:8 G5438 1 watches
luke 2:15 G1096 2 has happened
luke 2:15 G1492 1 let us see
luke 2:15 G2193 1 as far as
luke 2:20 G2980 1 it was spoken
luke 2:20 G3739 1 which
luke 2:26 G2228 1 (than)
luke 2:26 G5537 1 revealed
luke 2:27 G4012 1 for
luke 2:28 G846 2 him
luke 2:34 G1519 1 for
luke 2:34 G386 1 rising
luke 2:38 G846 1 same
luke 2:40 G846 1 him
luke 2:42 G1096 1 he was
luke 2:44 G1110 1 acquaintances
luke 2:47 G1909 1 at
luke 2:49 G5101 1 why
luke 3:2 G1909 1 in the time of
luke 3:5 G1519 1 into
luke 3:7 G3195 1 coming
luke 3:7 G5263 1 warned
luke 3:10 G4160 1 we should do
luke 3:13 G3844 1 than
luke 3:14 G2532 2 also
luke 3:15 G1510 1 might be
luke 3:15 G3379 1 whether
luke 3:16 G2425 1 worthy
luke 3:16 G3739 1 of whom
luke 3:19 G3739 1 which
luke 3:20 G1909 1 to
luke 3:30 G2455 1 Judah
luke 3:33 G2455 1 Judah
luke 4:6 G3860 1 it has been handed over
luke 4:11 G142 1 they will lift up
luke 4:11 G4314 1 against
luke 4:11 G4350 1 you might strike
luke 4:14 G2596 1 throughout
luke 4:18 G3739 1 of which
luke 4:20 G5257 1 attendant
luke 4:23 G1519 1 in
luke 4:23 G3850 1 proverb
luke 4:25 G5613 1 when
luke 4:27 G1909 1 in the time of
luke 4:32 G1722 1 with
luke 4:34 G1436 1 ha
luke 4:36 G1722 1 with
luke 4:36 G3754 1 because
luke 4:36 G4314 1 among
luke 4:37 G2279 1 report
luke 4:38 G4012 1 for
luke 4:41 G3754 2 because
luke 4:42 G2048 1 desolate
luke 4:43 G1909 1 for
luke 5:4 G1519 2 for
luke 5:5 G1909 1 at
luke 5:9 G1909 1 at
luke 5:11 G1909 1 to
luke 5:15 G1330 1 was spreading
luke 5:15 G769 1 sickness
luke 5:23 G1453 1 rise
luke 5:24 G1453 1 rise
luke 5:24 G1519 1 to
luke 5:26 G2983 1 seized
luke 5:31 G2560 1 sick
luke 5:34 G3739 1 which
luke 5:36 G4856 1 it will agree
luke 5:36 G4977 1 he will tear
luke 5:37 G846 1 it
luke 6:2 G3588 2 on the
luke 6:2 G5101 1 why
luke 6:4 G3739 1 which
luke 6:4 G4286 1 presentation
luke 6:4 G5613 1 how
luke 6:6 G1188 1 right
luke 6:8 G1453 1 rise
luke 6:9 G1487 1 whether
luke 6:11 G4160 1 they might do
luke 6:11 G4314 1 among
luke 6:13 G4377 1 he called out to
luke 6:31 G4160 2 do
luke 6:34 G3739 1 whom
luke 6:35 G1909 1 to
luke 6:42 G1544 1 I might take out
luke 6:42 G1544 2 take out
luke 6:42 G863 1 let
luke 6:48 G1096 1 having come about
luke 6:49 G1510 1 it is
luke 7:1 G189 1 ears
luke 7:2 G2560 1 sick
luke 7:6 G2425 1 worthy
luke 7:9 G3761 1 not even
luke 7:10 G1519 1 to
luke 7:12 G2425 1 great
luke 7:16 G2983 1 seized
luke 7:21 G3148 1 afflictions
luke 7:35 G846 1 her
luke 7:38 G1026 1 to wet
luke 7:38 G3694 1 behind
luke 7:39 G1510 2 she is
luke 7:44 G1026 1 wet
luke 7:44 G1591 1 she wiped
luke 7:44 G1909 1 for
luke 7:45 G1257 1 she ceased
luke 7:47 G25 1 she loved
luke 8:2 G769 1 sickness
luke 8:8 G1519 1 onto
luke 8:8 G4098 1 it fell
luke 8:8 G4160 1 it bore
luke 8:9 G1510 1 might be
luke 8:22 G1722 1 on
luke 8:25 G3754 1 because
luke 8:27 G2425 1 long
luke 8:34 G1096 1 has happened
luke 8:35 G1096 1 has happened
luke 8:39 G1519 1 to
luke 8:39 G2596 1 throughout
luke 8:42 G4846 1 were pressing around
luke 8:42 G5613 1 about
luke 8:43 G1722 1 with
luke 8:47 G5613 1 how
luke 8:50 G4982 1 she will be healed
luke 8:52 G2518 1 she sleeps
luke 8:52 G599 1 she died
luke 8:53 G599 1 she died
luke 8:54 G1453 1 rise
luke 8:54 G2902 1 having taken
luke 8:55 G450 1 she rose up
luke 8:56 G1096 1 has happened
luke 9:2 G772 1 sick
luke 9:3 G1519 1 for
luke 9:5 G1909 1 against
luke 9:7 G1096 1 were coming to be
luke 9:10 G2398 1 private
luke 9:10 G2596 1 in
luke 9:12 G2048 1 desolate
luke 9:12 G2827 1 to decline
luke 9:12 G3754 1 because
luke 9:13 G59 1 we should buy
luke 9:15 G2532 2 and
luke 9:32 G4921 1 standing with
luke 9:35 G191 1 hear
luke 9:38 G3439 1 the only one
luke 9:39 G2896 1 he cries out
luke 9:41 G4314 1 with
luke 9:43 G3739 1 which
luke 9:44 G5087 1 appoint
luke 9:46 G1510 1 might be
luke 9:54 G2036 2 we should say
luke 9:60 G863 1 allow
luke 9:61 G1519 1 at
luke 9:62 G3694 1 behind
luke 10:5 G3004 1 say
luke 10:6 G1909 2 to
luke 10:7 G3408 1 wages
luke 10:9 G1909 1 to
luke 10:9 G772 1 sick
luke 10:11 G1097 1 know
luke 10:20 G3754 1 that
luke 10:20 G3754 2 that
luke 10:21 G1843 1 I praise
luke 10:21 G3754 2 because
luke 10:21 G846 1 same
luke 10:23 G2398 1 private
luke 10:23 G2596 1 in
luke 10:27 G1537 1 with
luke 10:30 G5274 1 having replied
luke 10:33 G2596 1 to
luke 10:36 G1380 1 seems
luke 10:36 G1519 1 among
luke 10:37 G2532 1 also
luke 11:1 G5613 1 when
luke 11:2 G3004 1 say
luke 11:8 G2532 1 even
luke 11:9 G2212 1 seek
luke 11:9 G455 1 it will be opened
luke 11:10 G455 1 it will be opened
luke 11:13 G4214 1 how much
luke 11:17 G1909 1 against
luke 11:19 G1722 2 by
luke 11:21 G5225 1 possessions
luke 11:22 G1909 1 in
luke 11:24 G1519 1 to
luke 11:26 G2730 1 they live
luke 11:27 G3739 1 which
luke 11:29 G2212 1 it seeks
luke 11:31 G3558 1 of south
luke 11:32 G1519 1 at
luke 11:34 G1510 4 it is
luke 11:35 G3361 1 lest
luke 11:39 G2511 1 you cleanse
luke 11:42 G2548 1 and those things
luke 11:42 G3918 1 to neglect
luke 11:51 G1567 1 it will be sought out
luke 12:10 G1519 2 against
luke 12:11 G1909 1 before
luke 12:11 G746 1 rulers
luke 12:12 G846 1 same
luke 12:19 G1519 1 for
luke 12:20 G1510 1 it will be
luke 12:21 G1519 1 toward
luke 12:22 G1746 1 you should put on
luke 12:24 G4214 1 how much
luke 12:25 G1909 1 to
luke 12:26 G3761 1 not even
luke 12:27 G2872 1 they labor
luke 12:27 G3514 1 they spin
luke 12:27 G3761 2 not even
luke 12:28 G4214 1 how much
luke 12:31 G2212 1 seek
luke 12:33 G5225 1 possessions
luke 12:36 G360 1 he might return
luke 12:37 G3928 1 having come near
luke 12:38 G5438 1 watch
luke 12:39 G1097 1 know
luke 12:39 G1487 1 whether
luke 12:42 G2322 1 household servants
luke 12:44 G1909 1 over
luke 12:46 G2240 1 will come
luke 12:46 G2962 1 master
luke 12:51 G1722 1 on
luke 12:53 G1909 3 against
luke 12:53 G1909 4 against
luke 12:53 G1909 5 against
luke 12:53 G1909 6 against
luke 12:59 G2193 1 until
luke 12:59 G2532 1 even
luke 13:1 G846 1 same
luke 13:2 G3844 1 more than
luke 13:4 G1176 1 eighteen
luke 13:4 G3844 1 more than
luke 13:6 G1722 2 on
luke 13:7 G1722 1 on
luke 13:7 G2673 1 it abolishes
luke 13:8 G2962 1 sir
luke 13:8 G846 2 it
luke 13:8 G846 3 it
luke 13:9 G2579 1 and if
luke 13:9 G3195 1 comes
luke 13:11 G1176 1 eighteen
luke 13:11 G769 1 of sickness
luke 13:12 G769 1 sickness
luke 13:13 G1392 1 she was glorifying
luke 13:13 G461 1 she was restored
luke 13:17 G1096 1 happen
luke 13:19 G837 1 it grew
luke 13:19 G846 1 its
luke 13:29 G2240 1 they will come
luke 13:29 G3558 1 south
luke 13:31 G846 1 same
luke 13:35 G2240 1 he will come
luke 14:5 G385 1 he will take up
luke 14:7 G1907 1 noticing
luke 14:9 G2722 1 to take
luke 14:18 G846 2 it
luke 14:28 G1519 1 for
luke 14:31 G1415 1 able
luke 14:31 G1487 1 whether
luke 14:31 G1722 1 with
luke 14:31 G1909 1 against
luke 14:33 G5225 1 to possessions
luke 14:34 G1722 1 with
luke 14:35 G1519 1 for
luke 14:35 G1519 2 for
luke 15:2 G4327 1 receives
luke 15:4 G1768 1 ninety
luke 15:7 G1768 1 ninety
luke 15:7 G1909 1 over
luke 15:7 G1909 2 over
luke 15:7 G2228 1 than
luke 15:10 G1909 1 over
luke 15:12 G979 1 livelihood
luke 15:22 G1519 1 for
luke 15:23 G2380 1 kill
luke 15:25 G5613 1 while
luke 15:26 G1510 1 might be
luke 15:29 G3928 1 I transgressed
luke 15:29 G5118 1 so many
luke 15:30 G2380 1 you killed
luke 15:30 G979 1 livelihood
luke 16:1 G5225 1 possessions
luke 16:2 G5101 1 what
luke 16:2 G591 1 give
luke 16:5 G4214 1 how much
luke 16:6 G1121 1 bill
luke 16:7 G1121 1 bill
luke 16:7 G4214 1 how much
luke 16:8 G5228 1 than
luke 16:9 G1587 1 it fails
luke 16:11 G4100 1 will entrust
luke 16:15 G3754 1 because
luke 16:16 G2097 1 is preached
luke 16:20 G4314 1 at
luke 16:23 G3113 1 far away
luke 16:27 G1519 1 to
luke 16:31 G3761 1 not even
luke 17:2 G2228 1 than
luke 17:6 G5219 1 it obeyed
luke 17:11 G1223 1 through
luke 17:13 G142 1 lifted up
luke 17:29 G1026 1 it rained
luke 17:31 G3694 1 behind
luke 17:35 G1909 1 in
luke 18:3 G1510 1 there was
luke 18:4 G2532 2 even
luke 18:13 G3761 1 not even
luke 18:19 G3004 1 you call
luke 18:36 G1510 1 might be
luke 19:4 G3754 1 because
luke 19:8 G5225 1 possessions
luke 19:19 G2532 2 also
luke 19:23 G5132 1 bank
luke 19:29 G4314 1 near
luke 19:31 G846 1 of it
luke 19:33 G2962 1 owners
luke 19:33 G3089 1 untying
luke 19:33 G3089 2 you untie
luke 19:34 G846 1 of it
luke 19:35 G846 1 it
luke 19:37 G4012 1 for
luke 19:37 G4314 1 at
luke 19:43 G2240 1 will come
luke 20:1 G1722 1 on
luke 20:5 G4314 1 among
luke 20:9 G2425 1 long
luke 20:9 G846 1 it
luke 20:13 G2962 1 owner
luke 20:14 G4314 1 among
luke 20:15 G2962 1 owner
luke 20:17 G1519 1 as
luke 20:18 G3039 1 it will crush
luke 20:18 G4098 2 it falls
luke 20:19 G4314 1 against
luke 20:19 G846 2 same
luke 20:20 G746 1 rule
luke 20:37 G1909 1 at
luke 20:37 G5613 1 when
luke 20:46 G4337 1 beware
luke 21:4 G979 1 livelihood
luke 21:5 G2885 1 it has been adorned
luke 21:19 G1722 1 by
luke 21:20 G1097 1 know
luke 21:25 G1722 2 with
luke 21:28 G1096 1 to happen
luke 21:31 G1096 1 happening
luke 21:34 G1722 1 with
luke 22:6 G1843 1 he promised
luke 22:9 G2090 1 we should prepare
luke 22:12 G4766 1 furnished
luke 22:16 G4137 1 it is fulfilled
luke 22:23 G1510 1 might be
luke 22:23 G4314 1 among
luke 22:24 G1380 1 seems
luke 22:25 G846 3 them
luke 22:28 G3986 1 trials
luke 22:29 G1303 1 appoint
luke 22:29 G1303 2 appointed
luke 22:35 G5100 1 of anything
luke 22:38 G1510 1 it is
luke 22:38 G2425 1 enough
luke 22:40 G1096 1 having come
luke 22:40 G1909 1 to
luke 22:41 G5087 1 having bent
luke 22:44 G1096 1 having come to be
luke 22:45 G2837 1 sleeping
luke 22:50 G1188 1 right
luke 22:51 G2193 1 as far as
luke 22:52 G1909 1 against
luke 22:53 G1909 1 against
luke 22:58 G2532 2 also
luke 22:61 G5613 1 how
luke 22:71 G5101 1 what
luke 23:2 G846 2 himself
luke 23:5 G2596 1 throughout
luke 23:6 G1487 1 whether
luke 23:7 G375 1 he sent up
luke 23:8 G2425 1 sufficient
luke 23:12 G1722 1 on
luke 23:12 G1722 2 at
luke 23:12 G4314 1 with
luke 23:12 G846 1 same
luke 23:12 G846 2 themselves
luke 23:15 G3761 1 not even
luke 23:18 G142 1 take away
luke 23:19 G1096 1 having come to be
luke 23:22 G846 2 him
luke 23:25 G3739 1 whom
luke 23:36 G4374 1 bringing
luke 23:38 G1909 1 over
luke 23:44 G1096 1 came to be
luke 23:44 G1909 1 over
luke 23:47 G1096 1 happened
luke 23:48 G1096 1 happened
luke 23:48 G1909 1 to
luke 23:49 G1110 1 acquaintances
luke 23:53 G5087 1 he laid
luke 23:55 G5613 1 how
luke 24:1 G1520 1 first
luke 24:1 G4521 1 week
luke 24:5 G2827 1 bowing
luke 24:6 G5613 1 how
luke 24:12 G1096 1 has happened
luke 24:12 G846 1 himself
luke 24:13 G1722 1 on
luke 24:13 G846 2 same
luke 24:14 G4314 1 with
luke 24:18 G1096 1 happened
luke 24:18 G846 2 it
luke 24:22 G1909 1 to
luke 24:24 G1909 1 to
luke 24:25 G3739 1 which
luke 24:29 G2827 1 has declined
luke 24:29 G4314 1 toward
luke 24:33 G846 1 same
luke 24:35 G5613 1 how
luke 24:38 G5101 1 why
luke 24:39 G3754 2 because
luke 24:51 G399 1 he was being carried up
luke 24:53 G3956 1 all time
john 1:1 G4314 1 with
john 1:2 G4314 1 with
john 1:3 G3761 1 not even
john 1:14 G3439 1 of the only one
john 1:15 G4413 1 before
john 1:26 G1722 1 with
john 1:30 G4413 1 before
john 1:30 G5228 1 about
john 1:32 G3306 1 it remained
john 1:37 G846 1 him
john 1:39 G5613 1 about
john 2:5 G3004 2 he says
john 2:7 G507 1 the brim
john 2:9 G1510 1 it is
john 2:24 G4100 1 was entrusting
john 2:24 G846 2 himself
john 3:9 G1096 1 to happen
john 3:16 G3439 1 only one
john 3:19 G3754 1 that
john 3:22 G2453 1 Judean
john 3:27 G3761 1 not even
john 4:5 G4139 1 near
john 4:6 G1909 1 at
john 4:6 G5613 1 about
john 4:12 G3588 1 than the
john 4:12 G846 2 it
john 4:27 G5101 2 why
john 4:31 G3342 1 meantime
john 4:35 G1510 1 it is
john 4:51 G3816 1 child
john 4:53 G1722 1 at
john 5:5 G769 1 sickness
john 5:8 G1453 1 rise
john 5:28 G3754 1 because
john 5:38 G3739 1 whom
john 6:5 G59 1 we should buy
john 6:9 G5118 1 so many
john 6:10 G5613 1 about
john 6:16 G1096 1 it came
john 6:19 G1096 1 happening
john 6:19 G5613 1 about
john 6:21 G1909 1 at
john 6:35 G3588 1 the one who
john 6:37 G2240 1 will come
john 6:38 G4160 1 I might make
john 6:56 G846 1 him
john 6:60 G846 2 it
john 6:62 G4387 1 before
john 6:66 G3694 1 behind
john 7:13 G3954 1 openly
john 7:17 G1510 1 it is
john 7:21 G2296 1 you marvel
john 7:22 G1510 1 it is
john 7:26 G3379 1 perhaps
john 7:26 G3954 1 openly
john 7:35 G4314 1 among
john 7:39 G3754 1 because
john 7:51 G191 1 it hears
john 7:51 G4160 1 he does
john 8:37 G5562 1 accepts
john 8:44 G846 2 its
john 8:46 G4012 1 about
john 8:47 G3754 1 because
john 8:53 G3588 1 than the
john 8:59 G1909 1 at
john 9:4 G1510 1 it is
john 9:4 G2193 1 while
john 9:6 G1909 1 to
john 9:17 G3754 1 because
john 9:22 G3754 1 because
john 9:27 G5101 1 why
john 9:30 G1510 2 he is
john 9:31 G3778 1 this one
john 9:32 G191 1 it was heard
john 10:1 G833 1 fold
john 10:3 G3588 3 the
john 10:10 G2380 1 he might kill
john 10:11 G5087 1 lays down
john 10:12 G5343 1 he flees
john 10:12 G863 1 he leaves
john 10:15 G5087 1 I lay down
john 10:16 G2548 1 and those things
john 10:16 G833 1 fold
john 10:17 G5087 1 lay down
john 10:18 G5087 1 appoint
john 10:20 G5101 1 why
john 10:22 G1722 1 at
john 10:24 G142 1 do you keep in suspense
john 10:24 G3954 1 openly
john 10:27 G3588 3 the
john 10:33 G4012 1 for
john 10:33 G4012 2 for
john 10:38 G4100 2 believe
john 11:4 G769 1 sickness
john 11:10 G846 1 him
john 11:14 G3954 1 openly
john 11:18 G5613 1 about
john 11:20 G191 1 she heard
john 11:20 G5221 1 she met
john 11:20 G5613 1 when
john 11:24 G450 1 he will rise up
john 11:27 G3004 1 she says
john 11:29 G1453 1 she was raised
john 11:29 G191 1 she heard
john 11:29 G2064 1 she was coming
john 11:31 G1831 1 she went out
john 11:31 G2799 1 she might weep
john 11:31 G450 1 she rose up
john 11:31 G5217 1 she goes
john 11:31 G846 2 her
john 11:32 G2064 1 she came
john 11:32 G5613 1 when
john 11:33 G5613 1 when
john 11:38 G846 1 it
john 11:39 G3605 1 he stinks
john 11:41 G142 2 lifted up
john 11:41 G507 1 up
john 11:44 G863 1 allow
john 11:51 G3754 1 that
john 11:54 G3954 1 openly
john 11:56 G1380 1 seems
john 12:6 G3754 1 because
john 12:6 G3754 2 because
john 12:6 G4012 1 for
john 12:16 G1909 1 about
john 12:18 G2532 1 also
john 12:19 G4314 1 among
john 12:24 G5342 1 it bears
john 12:24 G599 2 it dies
john 12:24 G846 1 it
john 12:35 G2192 1 you have
john 12:35 G5613 1 while
john 12:36 G4100 1 believe
john 12:36 G5613 1 while
john 12:37 G5118 1 so many
john 12:38 G3739 1 which
john 12:41 G3754 1 because
john 13:1 G3327 1 he might depart
john 13:2 G1096 1 coming about
john 13:5 G3588 4 with the
john 13:18 G1909 1 against
john 13:19 G1096 1 happening
john 13:19 G1096 2 it happens
john 13:24 G1510 1 might be
john 13:32 G846 3 himself
john 13:33 G3398 1 a little
john 13:37 G5087 1 I will lay down
john 13:38 G5087 1 you will lay down
john 14:8 G2962 1 sir
john 14:8 G714 1 it is enough
john 14:11 G4100 1 believe
john 14:11 G4100 2 believe
john 14:19 G3398 1 a little
john 14:29 G1096 1 to happen
john 15:2 G142 1 he takes away
john 15:2 G2508 1 he prunes
john 15:2 G5342 3 it might bear
john 15:6 G2545 1 it is burning
john 15:13 G5087 1 might lay down
john 15:15 G3754 1 because
john 15:15 G3754 2 because
john 15:18 G4413 1 before
john 15:25 G1432 1 without cause
john 16:4 G3754 2 because
john 16:8 G4012 1 about
john 16:9 G4012 1 about
john 16:13 G312 1 he will announce
john 16:16 G3398 1 a little
john 16:16 G3398 2 a little
john 16:17 G3398 1 a little
john 16:17 G3398 2 a little
john 16:18 G3398 1 a little
john 16:19 G3398 1 a little
john 16:19 G3398 2 a little
john 16:25 G3954 1 openly
john 16:26 G4012 1 for
john 17:9 G3739 1 whom
john 17:17 G1722 1 by
john 17:20 G4012 1 for
john 17:20 G4012 2 for
john 17:24 G2548 1 and they
john 18:6 G3694 1 behind
john 18:8 G863 1 allow
john 18:10 G1188 1 right
john 18:18 G2328 2 warming himself
john 18:20 G3954 1 openly
john 18:25 G2328 1 warming himself
john 18:32 G3739 1 which
john 18:36 G5257 1 servants
john 18:37 G1519 1 for
john 18:37 G1519 2 for
john 18:38 G156 1 charge
john 18:39 G1722 1 at
john 19:4 G156 1 charge
john 19:6 G156 1 charge
john 19:14 G5613 1 about
john 19:17 G846 1 for himself
john 19:23 G509 1 top
john 19:24 G1510 1 it will be
john 19:24 G3588 1 which
john 19:24 G4012 1 for
john 19:30 G5055 1 it has been finished
john 19:33 G1909 1 to
john 19:33 G5613 1 when
john 19:39 G5613 1 about
john 19:41 G1510 1 there was
john 20:1 G1520 1 first
john 20:1 G4521 1 week
john 20:2 G2064 1 she comes
john 20:2 G3004 1 she says
john 20:2 G5143 1 she runs
john 20:10 G846 1 themselves
john 20:12 G2334 1 she sees
john 20:13 G3004 2 she says
john 20:13 G3754 1 because
john 20:14 G3694 1 behind
john 20:18 G2036 1 he said
john 20:19 G1520 1 first
john 20:19 G4521 1 of week
john 20:29 G3754 1 because
john 21:1 G1909 1 at
john 21:6 G1188 1 right
john 21:8 G3588 2 in the
john 21:8 G5613 1 about
john 21:9 G1519 1 onto
john 21:11 G5118 1 so many
john 21:25 G1125 1 they are written
john 21:25 G1510 1 there are
john 21:25 G3761 1 not even
acts 1:3 G1223 1 during
acts 1:3 G1722 1 with
acts 1:5 G1722 1 with
acts 1:9 G5274 1 took up
acts 1:15 G1909 1 in
acts 1:15 G5613 1 about
acts 1:16 G1096 1 having come to be
acts 1:18 G4698 1 bowels
acts 1:20 G1984 1 office
acts 1:20 G2048 1 desolate
acts 1:23 G1941 1 was called
acts 1:26 G4785 1 he was numbered
acts 2:1 G1909 1 in
acts 2:2 G4137 1 it filled
acts 2:6 G1096 1 having come about
acts 2:6 G3588 3 in the
acts 2:8 G3588 1 in the
acts 2:10 G2596 1 around
acts 2:17 G1510 1 it will be
acts 2:20 G2228 1 (than)
acts 2:24 G1415 1 able
acts 2:24 G846 2 it
acts 2:25 G3956 1 all time
acts 2:30 G2523 1 to seat
acts 2:39 G1519 1 at
acts 2:43 G1096 1 came
acts 2:44 G1909 1 in
acts 2:46 G1722 2 with
acts 2:47 G1909 1 in
acts 3:7 G1188 1 right
acts 3:7 G3588 1 by the
acts 3:10 G1909 2 at
acts 3:10 G846 2 to him
acts 3:21 G40 1 of holy
acts 3:22 G2596 1 in
acts 4:4 G5613 1 about
acts 4:7 G1722 2 by
acts 4:7 G1722 3 by
acts 4:9 G772 1 sick
acts 4:11 G1519 1 as
acts 4:12 G1722 3 by
acts 4:15 G4314 1 among
acts 4:17 G4119 1 further
acts 4:17 G546 1 let us threaten
acts 4:21 G1096 1 has happened
acts 4:24 G142 1 lifted up
acts 4:26 G1909 1 in
acts 4:27 G1909 2 against
acts 4:30 G1096 1 to happen
acts 4:30 G1519 1 for
acts 4:32 G3761 1 not even
acts 4:33 G591 1 were giving
acts 4:34 G5092 1 prices
acts 4:36 G1941 1 was called
acts 4:37 G5087 1 he laid
acts 5:2 G5087 1 he appointed
acts 5:2 G5092 1 price
acts 5:3 G5092 1 price
acts 5:4 G3306 2 it remained
acts 5:4 G5225 1 it was
acts 5:4 G5574 1 you lied
acts 5:7 G1096 2 has happened
acts 5:7 G5613 1 about
acts 5:9 G4856 1 it was agreed
acts 5:10 G1634 1 she died
acts 5:10 G4098 1 she fell
acts 5:10 G435 1 husband
acts 5:15 G2579 1 at least
acts 5:15 G772 1 sick
acts 5:16 G772 1 sick
acts 5:18 G5087 1 they appointed
acts 5:21 G5259 1 at
acts 5:22 G390 1 having returned
acts 5:23 G1909 1 before
acts 5:24 G1096 1 might become
acts 5:26 G3361 1 lest
acts 5:28 G3588 3 with the
acts 5:36 G3739 2 who
acts 5:36 G5613 1 about
acts 6:3 G1980 1 look for
acts 6:14 G3860 1 handed down
acts 7:2 G2228 1 (than)
acts 7:5 G1519 1 for
acts 7:5 G3761 1 not even
acts 7:5 G968 1 step
acts 7:10 G1909 1 over
acts 7:16 G5092 1 of price
acts 7:17 G3670 1 promised
acts 7:21 G1620 1 having been exposed
acts 7:23 G305 1 it went up
acts 7:29 G1722 1 at
acts 7:33 G3089 1 untie
acts 7:38 G1096 1 came to be
acts 7:38 G1577 1 assembly
acts 7:38 G2048 1 desolate
acts 7:45 G2424 1 Joshua
acts 7:45 G3739 2 whom
acts 7:52 G3739 1 of whom
acts 7:53 G1519 1 by
acts 7:54 G1909 1 at
acts 8:1 G4133 1 except
acts 8:2 G1909 1 over
acts 8:11 G2425 1 for long
acts 8:11 G3588 2 with the
acts 8:26 G2596 1 toward
acts 8:27 G1909 1 over
acts 8:31 G1410 1 might I be able
acts 8:34 G4012 1 about
acts 8:36 G5101 1 what
acts 8:39 G305 1 they came up
acts 8:40 G2193 1 until
acts 9:19 G1096 1 he was
acts 9:21 G1519 1 for
acts 9:22 G4822 1 proving
acts 9:26 G3985 1 he was trying
acts 9:31 G2596 1 throughout
acts 9:33 G3739 1 who
acts 9:34 G4766 1 make the bed
acts 9:36 G4160 1 she was doing
acts 9:38 G846 1 it
acts 9:40 G5087 1 having bent
acts 9:41 G846 2 her
acts 9:41 G846 3 her
acts 9:42 G2596 1 throughout
acts 9:43 G2425 1 sufficient
acts 10:2 G3956 2 all time
acts 10:5 G1941 1 is called
acts 10:11 G746 1 rulers
acts 10:13 G2380 1 kill
acts 10:15 G2840 1 call common
acts 10:16 G1909 1 for
acts 10:17 G1510 1 might be
acts 10:17 G5613 1 while
acts 10:18 G1487 1 whether
acts 10:18 G1941 1 is called
acts 10:25 G1909 1 at
acts 10:28 G5613 1 how
acts 10:29 G3056 1 reason
acts 10:31 G3403 1 were remembered
acts 10:32 G1941 1 is called
acts 10:37 G1096 1 having come to be
acts 10:37 G2596 1 throughout
acts 10:38 G5613 1 how
acts 10:39 G3739 1 which
acts 10:45 G1537 1 of
acts 10:45 G3754 1 that
acts 11:1 G2596 1 in
acts 11:2 G1537 1 of
acts 11:5 G746 1 rulers
acts 11:7 G2380 1 kill
acts 11:9 G2840 1 call common
acts 11:11 G1909 1 at
acts 11:13 G1941 1 is called
acts 11:16 G5613 1 how
acts 11:17 G1415 1 able
acts 11:19 G1096 1 came
acts 11:19 G1909 1 over
acts 11:24 G2425 1 great
acts 11:26 G2425 1 great
acts 11:26 G5537 1 to be called
acts 11:28 G1909 1 over
acts 11:28 G1909 2 in the time of
acts 12:6 G2837 1 sleeping
acts 12:6 G4254 1 to bring out
acts 12:8 G2532 2 and
acts 12:9 G1096 1 happens
acts 12:10 G3588 1 which
acts 12:10 G5438 1 watch
acts 12:12 G1941 1 is called
acts 12:25 G1941 1 was called
acts 13:1 G2596 1 in
acts 13:5 G1096 1 having come to be
acts 13:12 G1096 1 has happened
acts 13:15 G1722 1 among
acts 13:15 G3004 2 say
acts 13:17 G846 2 it
acts 13:18 G5613 1 about
acts 13:20 G5613 1 about
acts 13:25 G3089 1 to untie
acts 13:25 G5613 1 while
acts 13:27 G2596 1 on
acts 13:28 G156 1 charge
acts 13:31 G1909 1 for
acts 13:35 G1360 1 therefore
acts 13:36 G4369 1 he was added
acts 13:40 G3361 1 lest
acts 13:42 G1519 1 on
acts 13:42 G3342 1 next
acts 13:44 G3588 1 on the
acts 13:47 G1519 1 for
acts 13:47 G5087 1 I have appointed
acts 13:49 G1308 1 was being spread
acts 13:51 G1909 1 against
acts 14:3 G2425 1 long
acts 14:8 G3588 1 in the
acts 14:15 G4160 2 made
acts 14:16 G3588 1 in the
acts 14:17 G846 1 himself
acts 15:2 G1096 1 having come about
acts 15:2 G4314 1 with
acts 15:5 G1817 1 rose up
acts 15:7 G1096 1 having come about
acts 15:11 G2548 1 and they
acts 15:16 G390 1 I will return
acts 15:19 G2919 1 decide
acts 15:21 G2596 2 on
acts 15:23 G2596 1 in
acts 15:24 G3056 1 with words
acts 15:24 G3739 1 to whom
acts 15:25 G1380 1 it seemed
acts 15:25 G3972 1 Paul
acts 15:25 G921 1 Barnabas
acts 15:28 G4133 1 except
acts 16:4 G3860 1 they were handing down
acts 16:4 G5613 1 while
acts 16:7 G2596 1 toward
acts 16:7 G3985 1 they were trying
acts 16:10 G3754 1 that
acts 16:10 G4822 1 concluding
acts 16:12 G3310 1 of district
acts 16:14 G3739 1 whose
acts 16:16 G846 1 her
acts 16:18 G1909 1 for
acts 16:18 G4160 1 she was doing
acts 16:18 G846 2 same
acts 17:7 G561 1 against
acts 17:9 G2425 1 enough
acts 17:11 G1487 1 whether
acts 17:11 G2192 1 might be
acts 17:15 G2525 1 conducting
acts 17:15 G5036 1 quickly
acts 17:17 G2596 1 on
acts 17:17 G3588 2 with the
acts 17:17 G4314 1 with
acts 17:18 G1380 1 seems
acts 17:18 G2309 1 might want
acts 17:19 G697 1 Ares
acts 17:19 G697 2 hill
acts 17:21 G2228 1 than
acts 17:22 G2596 1 in
acts 17:22 G697 1 Ares
acts 17:22 G697 2 hill
acts 17:23 G1722 1 on
acts 17:24 G846 1 it
acts 17:25 G2323 1 he is served
acts 17:25 G5100 1 of anything
acts 17:27 G2147 1 they might find
acts 17:27 G5584 1 they might touch
acts 17:28 G1085 1 offspring
acts 17:28 G2596 1 among
acts 17:29 G1085 1 offspring
acts 17:31 G1722 3 by
acts 17:31 G4102 1 assurance
acts 18:4 G2596 1 on
acts 18:15 G2596 1 among
acts 18:19 G2548 1 and those
acts 19:2 G3761 1 not even
acts 19:3 G1519 1 for
acts 19:8 G1909 1 for
acts 19:11 G5177 1 ordinary
acts 19:12 G1909 1 to
acts 19:12 G4190 1 evil
acts 19:13 G1909 1 over
acts 19:19 G4851 1 having brought together
acts 19:19 G5092 1 prices
acts 19:20 G2596 1 with
acts 19:26 G2425 1 great
acts 19:27 G3739 1 whom
acts 19:33 G4822 1 they put forward
acts 19:34 G5613 1 about
acts 19:35 G1122 1 town clerk
acts 19:37 G2316 1 goddess
acts 19:38 G4314 1 against
acts 19:38 G5100 1 anyone
acts 19:40 G591 1 to give
acts 20:3 G1096 1 having come about
acts 20:7 G1520 1 first
acts 20:7 G4521 1 week
acts 20:9 G4119 1 further
acts 20:11 G2425 1 long
acts 20:12 G3816 1 child
acts 20:15 G3588 1 on the
acts 20:16 G1096 1 it might happen
acts 20:16 G1510 1 it might be
acts 20:18 G1096 1 I was
acts 20:19 G3986 1 trials
acts 20:20 G5613 1 how
acts 20:21 G1519 1 toward
acts 20:22 G846 1 it
acts 20:23 G4133 1 except
acts 20:25 G3739 1 whom
acts 20:28 G5087 1 appointed
acts 20:36 G5087 1 having bent
acts 20:37 G2425 1 great
acts 21:3 G846 1 it
acts 21:5 G5087 1 having bent
acts 21:16 G3416 1 Mnason
acts 21:16 G3579 1 we should lodge
acts 21:18 G3588 1 on the
acts 21:21 G2596 1 among
acts 21:21 G3588 4 by the
acts 21:24 G1909 1 for
acts 21:33 G1510 1 might be
acts 21:35 G1096 1 he came to be
acts 21:35 G1909 1 to
acts 21:35 G4819 1 it happened
acts 21:40 G1096 1 having come about
acts 22:2 G3588 1 in the
acts 22:5 G3739 1 whom
acts 22:6 G2425 1 great
acts 22:10 G2980 1 it will be spoken
acts 22:10 G3739 1 which
acts 22:10 G5021 1 it has been appointed
acts 22:11 G5613 1 while
acts 22:13 G846 1 same
acts 22:16 G5101 1 why
acts 22:22 G2520 1 it was proper
acts 22:25 G3588 1 with the
acts 22:29 G3754 2 because
acts 22:30 G2753 1 he commanded
acts 22:30 G3089 1 he released
acts 23:1 G3588 2 at the
acts 23:10 G1096 1 coming about
acts 23:10 G3361 1 lest
acts 23:19 G2398 1 private
acts 23:19 G2596 1 in
acts 23:28 G156 1 charge
acts 23:30 G1909 1 before
acts 23:30 G4314 1 against
acts 23:35 G5442 1 to be guarded
acts 24:2 G1096 1 happening
acts 24:4 G4119 1 further
acts 24:5 G2596 1 throughout
acts 24:12 G2596 1 in
acts 24:12 G4314 1 with
acts 24:13 G3936 1 to prove
acts 24:15 G1519 1 toward
acts 24:16 G3956 1 all time
acts 24:17 G1223 1 after
acts 24:19 G1909 1 before
acts 24:19 G2192 1 they might have
acts 24:19 G4314 1 against
acts 24:20 G5101 1 what
acts 24:21 G2228 1 than
acts 24:21 G3754 1 that
acts 24:22 G2596 1 concerning
acts 24:24 G2453 1 Jewish
acts 24:25 G3195 1 comes
acts 25:8 G1519 1 against
acts 25:8 G1519 2 against
acts 25:10 G1909 1 before
acts 25:11 G1941 1 I appeal to
acts 25:12 G1941 1 you have appealed to
acts 25:14 G2596 1 concerning
acts 25:15 G1096 1 having come
acts 25:16 G2192 1 might have
acts 25:16 G2228 1 (than)
acts 25:16 G2983 1 might receive
acts 25:18 G156 1 charge
acts 25:20 G1014 1 he might want
acts 25:21 G375 1 I send up
acts 25:23 G2596 1 of
acts 25:25 G1941 1 having appealed to
acts 25:26 G1096 1 having come about
acts 25:26 G2962 1 lord
acts 25:26 G4254 1 I brought out
acts 25:27 G1380 1 seems
acts 25:27 G156 1 charges
acts 26:2 G1909 1 before
acts 26:2 G3739 1 which
acts 26:3 G2596 1 among
acts 26:4 G1096 1 came to be
acts 26:5 G509 1 from the beginning
acts 26:6 G1096 1 having come about
acts 26:7 G1679 1 they hope
acts 26:8 G5101 1 why
acts 26:10 G5586 1 vote
acts 26:11 G1854 1 foreign
acts 26:11 G2532 2 even
acts 26:14 G3588 2 in the
acts 26:16 G1519 1 for
acts 26:16 G5257 1 servant
acts 26:18 G1909 1 to
acts 26:19 G3606 1 therefore
acts 26:24 G4183 1 much
acts 26:29 G2172 1 I might pray
acts 26:32 G1941 1 he had appealed to
acts 27:1 G2457 1 Julius
acts 27:2 G2596 1 along
acts 27:3 G2609 1 we put in
acts 27:5 G2596 1 off
acts 27:7 G1096 1 having come
acts 27:7 G2596 1 off
acts 27:7 G2596 2 off
acts 27:9 G2425 1 of long
acts 27:12 G1410 1 they might be able
acts 27:12 G2596 1 toward
acts 27:12 G2596 2 toward
acts 27:14 G3588 1 which
acts 27:14 G906 1 rushed
acts 27:17 G3361 1 lest
acts 27:20 G1909 1 for
acts 27:20 G3063 1 from then on
acts 27:20 G5494 1 storm
acts 27:21 G2770 1 to have incurred
acts 27:25 G2980 1 it has been spoken
acts 27:26 G1519 1 onto
acts 27:27 G1308 1 being driven about
acts 27:27 G2596 1 about
acts 27:29 G1601 1 we might fall
acts 27:29 G3361 1 lest
acts 27:33 G3739 1 (when)
acts 27:39 G1410 1 they might be able
acts 27:39 G1487 1 whether
acts 27:39 G1519 1 on
acts 27:40 G1519 2 for
acts 27:42 G3361 1 lest
acts 27:44 G1909 3 to
acts 28:2 G5177 1 ordinary
acts 28:7 G4196 1 Publius
acts 28:9 G769 1 sickness
acts 28:10 G5092 1 prices
acts 28:11 G1359 1 Twin Brothers
acts 28:11 G222 1 Alexandrian
acts 28:12 G2609 1 having put in
acts 28:17 G3860 1 was handed down
acts 28:17 G3971 1 ancestral
acts 28:18 G156 1 charge
acts 28:19 G1941 1 to appeal to
acts 28:22 G3754 1 that
acts 28:23 G2193 1 until
romans 1:6 G3739 1 whom
romans 1:8 G4012 1 for
romans 1:9 G5613 1 how
romans 1:13 G1204 1 present
romans 1:13 G1484 1 Gentiles
romans 1:27 G1519 1 toward
romans 1:27 G1722 2 with
romans 2:4 G5543 1 kindness
romans 2:7 G2596 1 by
romans 2:17 G2028 1 are called
romans 2:29 G3739 1 whose
romans 3:2 G2596 1 in
romans 3:4 G1096 2 let it be done
romans 3:5 G4921 1 shows
romans 3:6 G1893 1 otherwise
romans 3:7 G5101 1 why
romans 3:10 G3761 1 not even
romans 3:12 G1510 1 there is
romans 3:12 G1510 2 there is
romans 3:14 G3739 1 whose
romans 3:19 G2980 1 it speaks
romans 3:25 G1519 1 for
romans 4:1 G5101 1 what
romans 4:3 G3049 1 it was counted
romans 4:4 G3408 1 wages
romans 4:7 G3739 1 whose
romans 4:7 G3739 2 whose
romans 4:10 G3049 1 it was counted
romans 4:14 G1537 1 of
romans 4:16 G1537 2 of
romans 4:16 G1537 3 of
romans 4:17 G5087 1 I have appointed
romans 4:19 G4225 1 about
romans 4:21 G1415 1 able
romans 4:21 G1510 1 he is
romans 4:22 G3049 1 it was counted
romans 4:23 G1125 1 it was written
romans 4:23 G3049 1 it was counted
romans 4:24 G3195 1 it is about
romans 5:5 G3588 3 which
romans 5:8 G3754 1 that
romans 5:8 G4921 1 shows
romans 5:9 G1722 1 by
romans 5:12 G1909 1 for
romans 5:14 G1909 1 over
romans 5:14 G1909 2 in
romans 5:14 G3195 1 comes
romans 5:16 G1519 2 to
romans 5:18 G1519 4 to
romans 6:1 G1961 1 should we continue
romans 6:4 G4043 1 might walk
romans 6:5 G3588 1 in the
romans 6:15 G264 1 should we sin
romans 6:16 G3739 2 to whom
romans 6:17 G3739 1 which
romans 6:19 G1519 1 to
romans 6:21 G1909 1 in
romans 6:21 G3739 1 which
romans 7:1 G3745 1 as long as
romans 7:2 G2673 1 she has been abolished
romans 7:3 G1510 1 she is
romans 7:3 G435 1 husband
romans 7:3 G435 3 husband
romans 7:3 G5537 1 she will be called
romans 7:13 G2596 1 beyond
romans 7:22 G2080 1 inner
romans 8:3 G770 1 it was weak
romans 8:15 G1722 1 by
romans 8:27 G3754 1 because
romans 8:38 G746 1 rulers
romans 9:5 G1909 1 over
romans 9:6 G3754 1 that
romans 9:10 G2845 1 conception
romans 9:26 G1510 1 it will be
romans 9:30 G1537 1 of
romans 10:5 G1537 1 of
romans 10:8 G3004 1 it says
romans 10:9 G1722 1 with
romans 10:15 G5613 1 how
romans 11:2 G1793 1 he intercedes
romans 11:2 G5613 1 how
romans 11:4 G3588 2 the
romans 11:7 G2013 1 it obtained
romans 11:10 G3956 1 all time
romans 11:12 G4214 1 how much
romans 11:23 G1415 1 able
romans 11:23 G2548 1 and they
romans 11:24 G4214 1 how much
romans 11:25 G3754 1 that
romans 11:26 G2240 1 will come
romans 11:33 G5613 1 how
romans 12:2 G3588 2 by the
romans 12:10 G1519 1 toward
romans 12:13 G1377 1 pursuing
romans 12:16 G1519 1 toward
romans 13:7 G591 1 pay
romans 13:8 G3784 1 owe
romans 13:11 G2228 1 than
romans 13:14 G1519 1 for
romans 14:9 G1519 1 for
romans 14:11 G2578 1 will bow
romans 14:13 G2919 2 decide
romans 14:15 G3588 2 by the
romans 14:15 G3739 1 whom
romans 14:19 G1519 1 toward
romans 14:22 G2596 1 to
romans 14:22 G3739 2 what
romans 15:1 G1415 1 able
romans 15:4 G2192 1 we might have
romans 15:5 G1722 1 with
romans 15:9 G1843 1 I will praise
romans 15:26 G1519 1 for
romans 16:2 G4327 1 you might receive
romans 16:6 G4183 1 much
romans 16:19 G1909 1 over
romans 16:23 G3581 1 host
1corinthians 1:4 G1909 1 for
1corinthians 1:5 G3956 1 everything
1corinthians 1:10 G1722 1 among
1corinthians 1:11 G1213 1 it was made clear
1corinthians 1:11 G3754 1 that
1corinthians 1:16 G3063 1 besides
1corinthians 2:3 G1096 1 I was
1corinthians 2:7 G3588 1 which
1corinthians 2:8 G1487 1 whether
1corinthians 2:9 G191 1 heard
1corinthians 2:13 G3056 1 with words
1corinthians 2:14 G1410 1 he is able
1corinthians 2:16 G4822 1 will instruct
1corinthians 3:7 G837 1 giving growth
1corinthians 3:11 G3588 1 that which
1corinthians 3:11 G3844 1 other than
1corinthians 3:15 G2210 1 he will lose
1corinthians 3:18 G1722 1 among
1corinthians 4:1 G5257 1 servants
1corinthians 4:2 G3063 1 moreover
1corinthians 4:9 G2302 1 spectacle
1corinthians 5:1 G3761 1 not even
1corinthians 6:2 G1722 1 by
1corinthians 6:11 G1722 2 by
1corinthians 6:12 G5100 1 anything
1corinthians 6:20 G5092 1 of price
1corinthians 7:2 G435 1 husband
1corinthians 7:3 G591 1 let him pay
1corinthians 7:5 G1909 1 in
1corinthians 7:11 G2644 1 let her be reconciled
1corinthians 7:11 G3306 1 let her remain
1corinthians 7:11 G5563 1 she is separated
1corinthians 7:14 G1510 2 they are
1corinthians 7:16 G1487 1 whether
1corinthians 7:16 G1487 2 whether
1corinthians 7:16 G435 1 husband
1corinthians 7:16 G435 2 husband
1corinthians 7:21 G2532 1 even
1corinthians 7:23 G5092 1 of price
1corinthians 7:26 G3754 1 that
1corinthians 7:29 G3063 1 from now on
1corinthians 7:36 G1510 1 she is
1corinthians 7:36 G1909 1 to
1corinthians 7:36 G3784 1 it ought
1corinthians 7:39 G1510 1 she is
1corinthians 7:39 G3745 1 as long as
1corinthians 7:40 G1510 1 she is
1corinthians 8:8 G3936 1 will present
1corinthians 8:9 G3361 1 lest
1corinthians 8:12 G264 2 you sin
1corinthians 9:6 G3441 1 alone
1corinthians 9:7 G846 1 its
1corinthians 9:10 G1125 1 it was written
1corinthians 9:27 G3361 1 lest
1corinthians 10:5 G1722 1 with
1corinthians 10:6 G2548 1 and they
1corinthians 10:11 G1125 1 it was written
1corinthians 10:11 G4819 1 it was happening
1corinthians 10:12 G3361 1 lest
1corinthians 10:30 G5101 1 why
1corinthians 10:31 G2068 1 you eat
1corinthians 10:31 G4160 2 do
1corinthians 11:2 G3860 1 I handed down
1corinthians 11:15 G2863 1 she has long hair
1corinthians 11:18 G1722 2 among
1corinthians 11:20 G1909 1 in
1corinthians 11:23 G3860 1 I handed down
1corinthians 11:23 G3880 1 received
1corinthians 11:30 G2837 1 sleep
1corinthians 11:34 G1722 1 at
1corinthians 12:2 G880 1 mute
1corinthians 12:9 G1722 1 by
1corinthians 12:11 G1014 1 he wants
1corinthians 12:31 G3173 1 greater
1corinthians 13:3 G5225 1 possessions
1corinthians 13:7 G1679 1 it hopes
1corinthians 13:7 G4100 1 it believes
1corinthians 13:7 G4722 1 it endures
1corinthians 13:7 G5278 1 it endures
1corinthians 14:5 G1622 1 except
1corinthians 14:7 G1325 2 they give
1corinthians 14:10 G5118 1 so many
1corinthians 14:10 G5177 1 it may be
1corinthians 14:16 G1893 1 otherwise
1corinthians 14:19 G2228 1 than
1corinthians 14:21 G1722 2 by
1corinthians 14:21 G1722 3 by
1corinthians 14:21 G3761 1 not even
1corinthians 14:23 G1909 1 in
1corinthians 14:35 G1722 1 at
1corinthians 14:36 G2658 1 it came
1corinthians 14:40 G2596 1 in
1corinthians 15:2 G1622 1 except
1corinthians 15:2 G3739 1 which
1corinthians 15:3 G3754 1 that
1corinthians 15:3 G3860 1 I handed down
1corinthians 15:9 G2425 1 worthy
1corinthians 15:15 G3754 1 because
1corinthians 15:24 G2673 1 he abolishes
1corinthians 15:24 G746 1 rule
1corinthians 15:27 G1622 1 except
1corinthians 15:27 G3754 2 that
1corinthians 15:36 G599 1 it dies
1corinthians 15:37 G1096 1 will happen
1corinthians 15:37 G5177 1 it may be
1corinthians 15:38 G846 1 to it
1corinthians 15:52 G1722 3 at
1corinthians 15:54 G1746 1 it puts on
1corinthians 15:54 G1746 2 it puts on
1corinthians 16:2 G1520 1 first
1corinthians 16:6 G5177 1 perhaps
1corinthians 16:8 G2193 1 until
1corinthians 16:12 G2064 2 he might come
1corinthians 16:12 G2119 1 he has time
1corinthians 16:18 G1921 1 recognize
1corinthians 16:22 G1510 1 let him be
2corinthians 1:4 G1909 1 in
2corinthians 1:8 G1096 1 came to be
2corinthians 1:8 G2596 1 beyond
2corinthians 1:8 G3754 1 that
2corinthians 1:9 G1909 1 in
2corinthians 1:9 G1909 2 in
2corinthians 1:10 G3739 2 whom
2corinthians 1:12 G3754 1 that
2corinthians 1:13 G2228 1 than
2corinthians 1:15 G4387 1 previously
2corinthians 1:23 G3754 1 that
2corinthians 1:24 G3754 1 that
2corinthians 2:3 G3739 1 whom
2corinthians 2:6 G2425 1 enough
2corinthians 2:7 G3361 1 lest
2corinthians 2:9 G1519 1 for
2corinthians 2:16 G2425 1 worthy
2corinthians 3:3 G1722 1 on
2corinthians 3:3 G1722 2 on
2corinthians 3:5 G2425 1 sufficient
2corinthians 3:5 G846 1 ourselves
2corinthians 3:7 G1096 1 came
2corinthians 3:13 G1909 1 over
2corinthians 3:14 G1909 1 at
2corinthians 3:15 G1909 1 over
2corinthians 4:2 G3588 5 by the
2corinthians 4:4 G3739 1 whom
2corinthians 4:8 G3956 1 everything
2corinthians 4:16 G1854 1 outer
2corinthians 4:16 G2080 1 inner
2corinthians 4:16 G2532 1 even
2corinthians 4:17 G2596 1 beyond
2corinthians 5:4 G1909 1 because
2corinthians 5:13 G1839 1 we are out of our mind
2corinthians 5:14 G3754 1 that
2corinthians 5:16 G2532 1 even
2corinthians 6:3 G3367 2 anything
2corinthians 6:4 G3956 1 everything
2corinthians 6:9 G50 1 being unknown
2corinthians 6:12 G4698 1 hearts
2corinthians 6:18 G1519 1 as
2corinthians 6:18 G1519 2 as
2corinthians 7:3 G3754 1 that
2corinthians 7:5 G3956 1 everything
2corinthians 7:7 G1722 2 by
2corinthians 7:8 G2532 1 even
2corinthians 7:8 G2532 2 even
2corinthians 7:8 G2532 3 even
2corinthians 7:9 G3367 1 nothing
2corinthians 7:9 G3754 1 that
2corinthians 7:9 G3754 2 that
2corinthians 7:11 G3956 1 everything
2corinthians 7:11 G4214 1 how much
2corinthians 7:11 G4921 1 you proved
2corinthians 7:12 G2532 1 even
2corinthians 7:14 G1909 1 in the time of
2corinthians 7:15 G4698 1 hearts
2corinthians 7:15 G5613 1 how
2corinthians 7:16 G3956 1 everything
2corinthians 8:6 G2532 1 and
2corinthians 8:7 G3956 1 everything
2corinthians 8:9 G3754 1 that
2corinthians 8:14 G1519 1 for
2corinthians 8:14 G1519 2 for
2corinthians 8:19 G3588 2 which
2corinthians 8:20 G3361 1 lest
2corinthians 8:20 G3588 1 which
2corinthians 9:4 G2617 1 should be put to shame
2corinthians 9:4 G3361 1 lest
2corinthians 9:5 G4279 1 promised before
2corinthians 9:8 G3956 2 everything
2corinthians 9:11 G3956 1 everything
2corinthians 9:15 G1909 1 for
2corinthians 10:1 G1722 1 among
2corinthians 10:2 G3588 2 with the
2corinthians 10:10 G5346 1 they say
2corinthians 10:12 G1722 1 by
2corinthians 11:1 G3398 1 a little
2corinthians 11:3 G3361 1 lest
2corinthians 11:5 G3029 1 most eminent
2corinthians 11:6 G3956 1 everything
2corinthians 11:9 G3956 1 everything
2corinthians 11:15 G2532 1 even
2corinthians 11:16 G3398 1 a little
2corinthians 11:26 G1722 3 on
2corinthians 12:4 G3754 1 that
2corinthians 12:6 G3361 1 lest
2corinthians 12:11 G2532 1 even
2corinthians 12:11 G3029 1 most eminent
2corinthians 12:13 G3754 1 that
2corinthians 12:14 G4771 2 yours
2corinthians 12:17 G3739 1 of whom
2corinthians 12:18 G3588 2 in the
2corinthians 12:18 G3588 3 in the
2corinthians 12:20 G3361 1 lest
2corinthians 12:20 G3361 2 lest
2corinthians 12:21 G3361 1 lest
2corinthians 13:1 G1909 1 in
2corinthians 13:5 G1487 1 whether
2corinthians 13:5 G3985 1 test
galatians 1:8 G1510 1 let him be
galatians 1:9 G1510 1 let him be
galatians 1:11 G1510 1 it is
galatians 1:13 G2596 1 beyond
galatians 1:13 G3754 1 that
galatians 2:1 G1223 1 after
galatians 2:2 G2398 1 private
galatians 2:2 G2596 2 in
galatians 2:2 G3361 1 lest
galatians 2:3 G3761 1 not even
galatians 2:5 G3761 1 not even
galatians 2:8 G1519 1 for
galatians 2:12 G1537 1 of
galatians 2:13 G3588 2 in the
galatians 2:18 G4921 1 I prove
galatians 2:21 G1432 1 for nothing
galatians 3:4 G5118 1 so many
galatians 3:6 G3049 1 it was considered
galatians 3:7 G1097 1 know
galatians 3:7 G1537 1 of
galatians 3:9 G1537 1 of
galatians 3:11 G1722 1 by
galatians 3:12 G1722 1 by
galatians 3:16 G3004 1 it says
galatians 3:19 G1861 1 it has been promised
galatians 3:19 G3739 2 to whom
galatians 3:19 G5101 1 why
galatians 3:28 G1762 3 there is
galatians 4:1 G3745 1 as long as
galatians 4:9 G509 1 anew
galatians 4:11 G3361 1 lest
galatians 4:24 G1519 1 to
galatians 4:27 G2048 1 desolate
galatians 4:27 G3588 1 the one who
galatians 4:27 G4486 1 break forth
galatians 4:30 G846 1 her
galatians 5:3 G3754 1 that
galatians 5:13 G1909 1 to
galatians 6:17 G1722 1 on
ephesians 1:3 G1722 1 with
ephesians 1:4 G40 1 holy
ephesians 1:7 G3739 1 whom
ephesians 1:11 G3739 1 whom
ephesians 1:13 G3739 1 whom
ephesians 1:13 G3739 2 whom
ephesians 1:15 G2596 1 among
ephesians 1:21 G3195 1 comes
ephesians 1:21 G746 1 rule
ephesians 2:3 G3739 1 whom
ephesians 2:10 G1909 1 for
ephesians 2:11 G3421 1 remember
ephesians 2:13 G1096 1 you were
ephesians 2:13 G1722 2 by
ephesians 2:15 G846 1 himself
ephesians 2:16 G1722 2 by
ephesians 2:16 G846 1 it
ephesians 2:18 G1722 1 by
ephesians 2:21 G3739 1 whom
ephesians 2:22 G1519 1 for
ephesians 2:22 G3739 1 whom
ephesians 3:7 G3739 1 of which
ephesians 3:10 G746 1 rulers
ephesians 3:12 G3739 1 whom
ephesians 3:16 G2080 1 inner
ephesians 3:19 G1519 1 to
ephesians 3:19 G3588 1 which
ephesians 3:20 G5238 1 far beyond
ephesians 4:6 G1909 1 over
ephesians 4:8 G1519 1 on
ephesians 4:9 G2597 1 he went down
ephesians 4:13 G2658 1 we come
ephesians 4:15 G837 1 we might grow
ephesians 4:22 G2596 1 concerning
ephesians 4:29 G1325 1 it might give
ephesians 4:32 G1519 1 toward
ephesians 5:12 G1096 1 happen
ephesians 5:14 G1453 1 rise
ephesians 5:24 G3956 1 everything
ephesians 5:26 G1722 1 by
ephesians 5:26 G3588 1 by the
ephesians 5:28 G435 1 husbands
ephesians 5:31 G1519 1 into
ephesians 5:32 G1519 1 about
ephesians 5:32 G1519 2 about
ephesians 5:33 G5399 1 she might fear
ephesians 6:6 G2596 1 with
ephesians 6:9 G4160 1 do
ephesians 6:12 G746 1 rulers
ephesians 6:16 G1722 2 with
ephesians 6:18 G1722 3 with
ephesians 6:19 G1722 2 with
ephesians 6:20 G3739 1 which
ephesians 6:21 G2596 1 concerning
philippians 1:5 G1909 1 for
philippians 1:8 G5613 1 how
philippians 1:12 G2596 1 concerning
philippians 1:20 G3762 1 nothing
philippians 1:25 G1519 1 for
philippians 1:28 G3367 1 nothing
philippians 2:10 G1722 1 at
philippians 2:10 G2578 1 might bow
philippians 2:14 G4160 1 do
philippians 2:15 G3739 1 whom
philippians 2:16 G1519 1 to
philippians 2:16 G3754 1 that
philippians 2:17 G2532 1 even
philippians 2:23 G5613 1 when
philippians 2:29 G2192 1 have
philippians 2:29 G4327 1 receive
philippians 3:6 G1377 1 pursuing
philippians 3:9 G1537 1 of
philippians 3:12 G2532 1 even
philippians 3:12 G3739 1 which
philippians 3:12 G3754 1 that
philippians 3:13 G3694 1 behind
philippians 3:14 G1519 1 for
philippians 3:14 G2596 1 toward
philippians 3:16 G3588 1 by the
philippians 3:21 G846 3 to himself
philippians 4:8 G3049 1 consider
philippians 4:10 G3739 1 which
philippians 4:11 G3754 1 that
philippians 4:12 G3956 1 everything
colossians 1:3 G4012 1 for
colossians 1:11 G1519 1 to
colossians 1:11 G1722 1 with
colossians 1:12 G1519 1 for
colossians 1:14 G3739 1 whom
colossians 1:16 G746 1 rulers
colossians 1:17 G4921 1 has held together
colossians 1:21 G4190 1 evil
colossians 1:22 G40 1 holy
colossians 2:3 G3739 1 whom
colossians 2:7 G1722 2 with
colossians 2:8 G3361 1 lest
colossians 2:10 G746 1 rule
colossians 2:11 G3739 1 whom
colossians 2:15 G746 1 rulers
colossians 2:17 G3195 1 come
colossians 2:19 G3739 1 whom
colossians 2:19 G837 1 it grows
colossians 2:23 G1722 1 with
colossians 3:1 G2212 1 seek
colossians 3:12 G40 1 holy
colossians 3:16 G1722 3 with
colossians 3:20 G2596 1 in
colossians 3:22 G1722 1 with
colossians 3:22 G2596 1 in
colossians 3:24 G1398 1 you serve
colossians 4:2 G1722 2 with
colossians 4:7 G2596 1 concerning
colossians 4:11 G1519 1 for
colossians 4:17 G3880 1 you received
1thessalonians 1:5 G1096 2 we were
1thessalonians 2:5 G1096 1 we were
1thessalonians 2:9 G3421 1 you remember
1thessalonians 2:10 G5613 1 how
1thessalonians 2:11 G5613 1 how
1thessalonians 2:13 G3754 1 that
1thessalonians 2:14 G2532 1 also
1thessalonians 2:17 G1722 1 with
1thessalonians 3:3 G1519 1 for
1thessalonians 3:5 G3361 1 lest
1thessalonians 3:7 G1909 2 in
1thessalonians 3:10 G4053 1 exceedingly
1thessalonians 3:12 G1519 1 toward
1thessalonians 4:7 G1909 1 to
1thessalonians 4:13 G2837 1 sleep
1thessalonians 4:15 G1519 1 until
1thessalonians 4:16 G1722 1 with
1thessalonians 4:16 G1722 3 with
1thessalonians 5:2 G1722 1 by
1thessalonians 5:13 G4053 1 exceedingly
1thessalonians 5:15 G1519 1 toward
1thessalonians 5:18 G3956 1 everything
2thessalonians 1:3 G1519 1 toward
2thessalonians 1:7 G1722 1 at
2thessalonians 1:10 G1909 1 to
2thessalonians 1:10 G3754 1 because
2thessalonians 2:3 G2596 1 in
2thessalonians 2:7 G2193 1 until
2thessalonians 2:8 G3588 5 by the
2thessalonians 2:16 G1722 1 by
2thessalonians 3:9 G3754 1 that
2thessalonians 3:10 G3754 1 that
2thessalonians 3:14 G1788 1 he might be ashamed
2thessalonians 3:16 G3956 1 all time
1timothy 1:15 G3739 1 of whom
1timothy 1:18 G1722 1 by
1timothy 1:20 G3739 1 of whom
1timothy 2:9 G1722 2 with
1timothy 3:1 G1984 1 of office of overseer
1timothy 3:9 G1722 1 with
1timothy 3:16 G3700 1 he appeared
1timothy 4:1 G3588 2 from the
1timothy 4:3 G1519 1 for
1timothy 4:5 G37 1 it is sanctified
1timothy 4:8 G3195 1 comes
1timothy 4:8 G3588 3 of that which
1timothy 4:10 G1519 1 for
1timothy 5:8 G1510 1 he is
1timothy 5:18 G3408 1 wages
1timothy 5:19 G1622 1 except
1timothy 5:21 G2596 1 out of
1timothy 6:19 G3195 1 comes
1timothy 6:20 G2757 1 empty talk
2timothy 1:3 G1722 1 with
2timothy 1:9 G2398 1 private
2timothy 1:9 G2596 2 in
2timothy 1:12 G1415 1 able
2timothy 1:15 G3739 1 of whom
2timothy 1:17 G1096 1 having come to be
2timothy 2:2 G2425 1 able
2timothy 2:14 G1909 2 to
2timothy 2:16 G2757 1 empty talk
2timothy 2:16 G4119 1 further
2timothy 2:17 G3739 1 of whom
2timothy 2:25 G3379 1 if perhaps
2timothy 2:26 G1519 1 for
2timothy 3:9 G4119 1 further
2timothy 4:2 G1722 1 with
2timothy 4:11 G3441 1 alone
2timothy 4:13 G3739 1 which
2timothy 4:15 G5442 1 beware
2timothy 4:16 G3049 1 may it be counted
2timothy 4:18 G3739 1 to whom
titus 1:9 G1415 1 able
titus 1:9 G1510 1 he might be
titus 1:10 G1537 1 of
titus 2:8 G1788 1 might be ashamed
titus 2:12 G2198 1 we might live
titus 3:1 G746 1 rulers
philemon 1:7 G4698 1 hearts
philemon 1:10 G4012 1 for
philemon 1:16 G4214 1 how much
philemon 1:20 G4698 1 hearts
hebrews 1:2 G1909 1 in
hebrews 1:3 G1722 2 on
hebrews 1:4 G3588 1 than the
hebrews 1:4 G3844 1 than
hebrews 1:5 G1519 1 as
hebrews 1:5 G1519 2 as
hebrews 1:9 G3844 1 above
hebrews 1:10 G746 1 rulers
hebrews 1:13 G4218 1 ever
hebrews 2:5 G3195 1 comes
hebrews 2:7 G3844 1 more than
hebrews 2:9 G3844 1 more than
hebrews 2:13 G3739 1 whom
hebrews 2:17 G2596 1 in
hebrews 2:17 G3606 1 therefore
hebrews 3:1 G3606 1 therefore
hebrews 3:3 G3588 1 than the
hebrews 3:3 G3844 1 than
hebrews 3:3 G846 1 it
hebrews 3:13 G2596 1 on
hebrews 3:17 G3588 1 with those who
hebrews 4:2 G2548 1 and they
hebrews 4:7 G4280 1 it has been said before
hebrews 4:8 G2424 1 Joshua
hebrews 4:11 G1722 1 by
hebrews 4:12 G5228 1 than
hebrews 4:15 G2596 1 in
hebrews 4:16 G1519 1 for
hebrews 5:3 G4012 1 for
hebrews 5:9 G1096 1 he happened
hebrews 5:11 G189 1 ears
hebrews 6:5 G3195 1 coming
hebrews 6:7 G1090 1 it is farmed
hebrews 6:7 G3335 1 it shares
hebrews 6:9 G2532 2 even
hebrews 6:18 G2192 1 we might have
hebrews 6:18 G2902 1 to hold
hebrews 7:4 G2334 1 see
hebrews 7:14 G2455 1 Judah
hebrews 7:14 G3754 1 that
hebrews 7:17 G3140 1 it is attested
hebrews 7:25 G3606 1 therefore
hebrews 8:3 G3606 1 therefore
hebrews 8:4 G3761 1 not even
hebrews 8:8 G2455 1 of Judah
hebrews 8:10 G1519 2 as
hebrews 8:10 G1519 3 as
hebrews 9:2 G4286 1 presentation
hebrews 9:6 G3956 1 all time
hebrews 9:10 G1909 1 in
hebrews 9:11 G1096 1 came to be
hebrews 9:14 G4214 1 how much
hebrews 9:15 G1096 1 having come about
hebrews 9:18 G3606 1 therefore
hebrews 9:22 G1722 1 with
hebrews 9:23 G3844 1 than
hebrews 9:25 G1722 1 with
hebrews 9:26 G1893 1 otherwise
hebrews 9:26 G1909 1 in
hebrews 10:1 G3195 1 come
hebrews 10:2 G1893 1 otherwise
hebrews 10:10 G1722 1 by
hebrews 10:13 G3063 1 from then on
hebrews 10:19 G1722 1 by
hebrews 10:29 G1722 1 by
hebrews 10:29 G4214 1 how much
hebrews 10:34 G3588 1 with the
hebrews 10:34 G4327 1 you accepted
hebrews 10:34 G5225 1 possessions
hebrews 10:37 G2240 1 will come
hebrews 10:37 G3398 1 a little
hebrews 11:3 G1096 1 to have happened
hebrews 11:4 G1909 1 to
hebrews 11:4 G3844 1 than
hebrews 11:6 G3754 1 that
hebrews 11:11 G2233 1 she considered
hebrews 11:11 G2983 1 she received
hebrews 11:11 G846 1 herself
hebrews 11:13 G2596 1 in
hebrews 11:17 G3439 1 only one
hebrews 11:18 G2980 1 it was spoken
hebrews 11:20 G3195 1 coming
hebrews 11:23 G3962 1 parents
hebrews 11:25 G2228 1 than
hebrews 11:26 G1519 1 toward
hebrews 11:26 G3588 1 than the
hebrews 11:30 G1909 1 for
hebrews 11:34 G3925 1 armies
hebrews 11:35 G4327 1 having accepted
hebrews 11:37 G1722 1 by
hebrews 11:38 G1909 1 in
hebrews 11:38 G3739 1 of whom
hebrews 11:38 G4105 1 wandering
hebrews 11:40 G4012 1 for
hebrews 12:10 G1909 1 for
hebrews 12:11 G1380 1 seems
hebrews 12:13 G4160 1 make
hebrews 12:15 G3361 1 lest
hebrews 12:15 G3361 2 lest
hebrews 12:16 G3361 1 lest
hebrews 12:17 G1492 1 you know
hebrews 12:22 G4622 1 Zion
hebrews 12:24 G3844 1 than
hebrews 13:4 G1062 1 marriage
hebrews 13:7 G3739 1 of whom
hebrews 13:11 G3925 1 camp
hebrews 13:13 G3925 1 camp
hebrews 13:14 G3195 1 comes
hebrews 13:15 G3956 1 all time
hebrews 13:17 G2233 1 lead
hebrews 13:17 G591 1 about to give
hebrews 13:20 G1722 1 by
hebrews 13:22 G430 1 put up with
james 1:2 G3986 1 with trials
james 1:4 G3367 1 nothing
james 1:7 G3754 1 that
james 1:11 G846 1 its
james 1:11 G846 2 its
james 1:12 G3986 1 trial
james 2:1 G2192 1 have
james 2:9 G2038 1 you work
james 2:16 G2328 1 be warmed
james 2:16 G5526 1 be filled
james 2:23 G3049 1 it was counted
james 2:24 G3708 1 you see
james 3:2 G1415 1 able
james 3:5 G381 1 it kindles
james 3:6 G3588 1 which
james 3:9 G1722 1 with
james 3:9 G1722 2 with
james 3:9 G846 1 it
james 3:9 G846 2 it
james 3:13 G1722 1 among
james 5:1 G1909 1 over
james 5:3 G2447 1 rust
james 5:3 G5315 1 it will eat
james 5:4 G3408 1 wages
james 5:7 G1909 1 for
james 5:7 G846 1 it
james 5:10 G3588 1 of the
james 5:14 G1722 1 among
james 5:14 G1909 1 over
james 5:17 G1026 2 it rained
james 5:19 G1722 1 among
1peter 1:2 G1722 1 by
1peter 1:5 G1722 1 by
1peter 1:6 G1722 2 by
1peter 1:6 G3986 1 trials
1peter 1:11 G1519 1 for
1peter 1:15 G40 2 holy
1peter 1:16 G40 1 holy
1peter 1:20 G1909 1 in
1peter 1:21 G1519 1 toward
1peter 1:21 G1519 2 toward
1peter 1:22 G1722 1 by
1peter 2:2 G1722 1 by
1peter 2:6 G4023 1 it is contained
1peter 2:7 G1519 1 as
1peter 2:21 G1519 1 for
1peter 2:24 G3588 2 by the
1peter 2:24 G3739 2 whose
1peter 3:3 G2889 1 adornment
1peter 3:9 G1519 1 for
1peter 3:12 G1519 1 toward
1peter 3:12 G1909 2 against
1peter 3:14 G2532 1 even
1peter 3:14 G3958 1 you might suffer
1peter 3:17 G2228 1 than
1peter 3:17 G2309 1 might want
1peter 3:21 G1519 1 toward
1peter 4:4 G1722 1 with
1peter 4:4 G3579 1 they are surprised
1peter 4:5 G591 1 will give
1peter 4:6 G1519 1 for
1peter 4:6 G2097 1 the gospel was preached
1peter 4:9 G1519 1 toward
1peter 4:12 G3579 1 be surprised
1peter 4:12 G3588 1 at the
1peter 4:12 G3986 1 trial
2peter 1:13 G1722 2 by
2peter 2:3 G3739 1 to whom
2peter 2:6 G3195 1 coming
2peter 2:15 G3588 1 in the
2peter 2:17 G3739 1 to whom
2peter 2:18 G1722 1 with
2peter 2:19 G2274 1 has been overcome
2peter 2:19 G3739 1 by what
2peter 2:19 G3778 1 by this
2peter 2:21 G2228 1 than
2peter 3:3 G1909 1 in
2peter 3:5 G2990 1 it is hidden from
2peter 3:5 G3588 1 by the
2peter 3:5 G3754 1 that
2peter 3:5 G4921 1 having been formed
2peter 3:10 G2240 1 will come
2peter 3:17 G3588 1 by the
2peter 3:17 G5442 1 beware
1john 1:2 G4314 1 with
1john 1:6 G4043 1 we walk
1john 2:2 G4012 2 for
1john 2:2 G4012 3 for
1john 2:3 G1722 1 by
1john 2:5 G1722 2 by
1john 2:13 G3754 1 because
1john 2:13 G3754 2 because
1john 2:14 G3754 2 because
1john 2:14 G3754 3 because
1john 2:17 G846 1 its
1john 2:21 G3754 1 because
1john 2:21 G3754 2 because
1john 2:24 G2532 1 also
1john 2:27 G1321 3 it taught
1john 2:27 G3306 1 it remains
1john 2:27 G3306 2 you remain
1john 3:2 G3754 2 because
1john 3:3 G1909 1 in
1john 3:9 G1410 1 he is able
1john 3:14 G25 1 we love
1john 3:16 G1722 1 by
1john 3:16 G5087 1 laid down
1john 3:16 G5087 2 to lay down
1john 3:17 G4698 1 hearts
1john 3:17 G979 1 livelihood
1john 3:19 G1722 1 by
1john 3:24 G1722 3 by
1john 4:1 G1487 1 whether
1john 4:1 G1510 1 they are
1john 4:1 G4100 1 believe
1john 4:2 G1722 1 by
1john 4:8 G3754 1 because
1john 4:9 G3439 1 only one
1john 4:10 G3754 1 that
1john 4:10 G3754 2 that
1john 4:13 G1722 1 by
1john 4:19 G25 1 love
1john 5:2 G25 1 we love
1john 5:6 G1722 1 by
1john 5:6 G1722 2 by
1john 5:6 G3754 1 because
1john 5:9 G3140 1 he has testified
1john 5:9 G3754 2 that
1john 5:10 G846 1 himself
1john 5:20 G5547 1 Christ
2john 1:1 G846 1 her
2john 1:8 G3408 1 wages
3john 1:8 G5274 1 to receive
3john 1:10 G3056 1 with words
3john 1:12 G846 1 same
3john 1:13 G2563 1 pen
jude 1:1 G2455 1 Jude
jude 1:6 G746 1 domain
jude 1:9 G3588 3 with the
jude 1:11 G3588 1 in the
jude 1:13 G3739 1 to whom
jude 1:15 G3739 2 which
revelation 1:9 G1096 1 I was
revelation 1:9 G3963 1 Patmos
revelation 1:10 G1096 1 I was
revelation 1:10 G3694 1 behind
revelation 1:15 G5456 2 sound
revelation 1:16 G1188 1 right
revelation 2:4 G3754 1 that
revelation 2:7 G5101 1 what
revelation 2:11 G5101 1 what
revelation 2:17 G5101 1 what
revelation 2:20 G3754 1 that
revelation 2:22 G846 2 her
revelation 2:22 G846 3 her
revelation 2:24 G5613 1 how
revelation 2:25 G2240 1 I come
revelation 2:29 G5101 1 what
revelation 3:3 G2240 1 I come
revelation 3:3 G2240 2 I will come
revelation 3:6 G5101 1 what
revelation 3:9 G2240 1 they will come
revelation 3:10 G3986 1 trial
revelation 3:11 G2902 1 hold
revelation 3:13 G5101 1 what
revelation 3:20 G1909 1 at
revelation 3:21 G1722 1 on
revelation 3:21 G1722 2 on
revelation 3:22 G5101 1 what
revelation 4:2 G1096 1 I was
revelation 4:9 G3588 2 who
revelation 5:5 G2455 1 of Judah
revelation 6:2 G3528 2 he might overcome
revelation 6:2 G846 1 it
revelation 6:4 G846 1 it
revelation 6:5 G846 1 it
revelation 6:8 G1722 2 with
revelation 6:8 G1722 3 with
revelation 6:11 G3398 1 a little
revelation 6:15 G1519 2 among
revelation 7:5 G2455 1 of Judah
revelation 7:9 G846 1 it
revelation 7:16 G3956 1 any
revelation 7:17 G1909 1 to
revelation 7:17 G3594 1 he will guide
revelation 8:1 G5613 1 about
revelation 8:3 G1909 1 at
revelation 8:4 G305 1 came up
revelation 8:6 G846 1 themselves
revelation 8:7 G1519 1 onto
revelation 8:13 G5456 2 of sounds
revelation 9:2 G305 1 came up
revelation 9:11 G1909 1 over
revelation 9:14 G1909 1 at
revelation 9:16 G1364 1 twenty thousands
revelation 9:19 G1722 3 with
revelation 9:20 G3761 1 not even
revelation 9:20 G5552 1 golden
revelation 9:21 G5333 1 sorceries
revelation 10:2 G1188 1 right
revelation 10:5 G1188 1 right
revelation 10:5 G142 1 he lifted up
revelation 10:6 G3754 1 that
revelation 10:9 G4087 1 it will embitter
revelation 11:1 G1453 1 rise
revelation 11:6 G1722 1 with
revelation 11:6 G1909 1 over
revelation 11:9 G5087 1 to be laid
revelation 11:15 G936 1 he will reign
revelation 12:4 G5088 2 she gives birth
revelation 12:5 G5088 1 she gave birth
revelation 12:5 G846 1 her
revelation 12:16 G846 1 its
revelation 13:6 G1519 1 to
revelation 13:8 G3739 1 whose
revelation 13:11 G305 1 coming up
revelation 13:12 G3739 1 whose
revelation 13:13 G4160 2 he might make
revelation 13:16 G1188 1 right
revelation 14:2 G5456 2 sound
revelation 14:2 G5456 3 sound
revelation 14:6 G1909 3 to
revelation 15:4 G2240 1 will come
revelation 16:12 G846 2 its
revelation 16:16 G1519 1 to
revelation 16:19 G3403 1 was remembered
revelation 16:21 G5613 1 about
revelation 17:2 G3739 1 whom
revelation 17:2 G846 1 her
revelation 17:8 G1909 2 in
revelation 17:8 G305 1 to come up
revelation 17:16 G846 1 her
revelation 17:16 G846 2 her
revelation 17:16 G846 3 her
revelation 17:18 G1909 1 over
revelation 18:3 G846 2 her
revelation 18:3 G846 3 her
revelation 18:4 G846 1 her
revelation 18:4 G846 2 her
revelation 18:4 G846 3 her
revelation 18:6 G2767 1 she mixed
revelation 18:7 G1438 1 herself
revelation 18:8 G1722 2 with
revelation 18:8 G2240 1 will come
revelation 18:8 G2618 1 she will be burned up
revelation 18:8 G846 1 her
revelation 18:8 G846 2 her
revelation 18:9 G846 2 her
revelation 18:9 G846 3 her
revelation 18:10 G3113 1 far away
revelation 18:11 G846 1 her
revelation 18:15 G3113 1 far away
revelation 18:17 G3113 1 far away
revelation 18:19 G846 2 her
revelation 18:20 G1909 1 over
revelation 18:22 G191 1 will be heard
revelation 18:22 G5456 2 sound
revelation 18:23 G1722 3 by
revelation 18:23 G191 1 will be heard
revelation 19:2 G1722 1 with
revelation 19:2 G3748 1 who
revelation 19:2 G846 2 her
revelation 19:2 G846 4 her
revelation 19:3 G305 1 comes up
revelation 19:6 G5456 2 sound
revelation 19:6 G5456 3 sound
revelation 19:11 G846 1 it
revelation 19:15 G1722 1 with
revelation 19:15 G3960 1 he might strike
revelation 19:20 G1722 1 by
revelation 19:20 G1722 2 with
revelation 19:20 G3588 13 which
revelation 19:21 G3588 2 which
revelation 20:1 G1909 1 in
revelation 20:2 G3739 1 who
revelation 20:6 G1909 1 over
revelation 20:8 G3739 1 of whom
revelation 20:9 G1909 1 over
revelation 21:5 G3754 1 because
revelation 21:10 G1909 1 to
revelation 21:11 G846 1 its
revelation 21:13 G3558 1 south
revelation 21:16 G1909 1 at
revelation 21:17 G846 1 its
revelation 22:2 G1519 1 for
revelation 22:2 G846 1 its
revelation 22:2 G846 2 its
revelation 22:3 G846 1 it
revelation 22:12 G591 1 to pay
revelation 22:14 G3588 6 by the
revelation 22:16 G1085 1 offspring
revelation 22:16 G1909 1 in
revelation 22:18 G1909 1 to
revelation 22:18 G2007 1 adds
revelation 22:18 G2007 2 will add
`;
