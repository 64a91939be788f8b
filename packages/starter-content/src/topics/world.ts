import type { WrittenTopic } from '../written-topic'

export const worldTopics: readonly WrittenTopic[] = [
  {
    key: 'iran',
    name: 'Iran',
    category: 'News & Politics',
    spellings: ['Iran', 'Iranian', 'Tehran', 'Khamenei', 'Revolutionary Guard', 'Revolutionary Guards', 'IRGC'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'When exactly does the new year begin in Iran?',
        right: 'At the spring equinox',
        wrong: ['At the winter solstice', 'At the first autumn moon', 'At midnight on 1 January'],
        explanation:
          'It begins at the very moment of the spring equinox, worked out to the second. That can be in the middle of the night or of a working day.',
        page: { title: 'Nowruz', url: 'https://en.wikipedia.org/wiki/Nowruz' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How did ancient Persians bring water over long distances without losing it to the desert sun?',
        right: 'Through sloping tunnels',
        wrong: ['Over covered bridges', 'In pipes of cast bronze', 'In sealed clay jars'],
        explanation:
          'Through a gently sloping tunnel, called a qanat, groundwater flows from the foothills with no pump at all. Some qanats have run for more than two thousand years.',
        page: { title: 'Qanat', url: 'https://en.wikipedia.org/wiki/Qanat' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'Ancient builders in Iran’s deserts raised tall mud domes called yakhchals. What did they store there?',
        right: 'Ice',
        wrong: ['Silk', 'Grain', 'Oil'],
        explanation:
          'They stored ice: water froze in shallow pools on clear nights, and thick walls and a pit kept the ice into summer. In modern Persian, yakhchal is the word for a refrigerator.',
        page: { title: 'Yakhchāl', url: 'https://en.wikipedia.org/wiki/Yakhch%C4%81l' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which word goes back to an Old Iranian one for a walled garden?',
        right: 'Paradise',
        wrong: ['Oasis', 'Orchard', 'Meadow'],
        explanation:
          'Paradise goes back to an old Iranian word for an enclosure. The Greeks took it over for the royal parks of Persia, and the Greek Bible for the garden of Eden.',
        page: { title: 'Paradise', url: 'https://en.wikipedia.org/wiki/Paradise' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Persian, the language of Iran, is a distant relative of English. What is “dokhtar” a cousin of?',
        right: 'Daughter',
        wrong: ['Doctor', 'Dagger', 'Duchess'],
        explanation:
          'It is a cousin of “daughter”, and means just that. Madar is mother and baradar brother: although it is written in Arabic letters, Persian belongs to the Indo-European family and is no kin of Arabic.',
        page: { title: 'Persian language', url: 'https://en.wikipedia.org/wiki/Persian_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which garment is named with Persian words for “leg” and “clothing”?',
        right: 'Pyjamas',
        wrong: ['Jodhpurs', 'Knickers', 'Breeches'],
        explanation:
          'Pyjamas were loose trousers, pay-jama, worn by day from Persia to India, where the British found them good for sleeping in. Khaki is a Persian word too, for “dusty”.',
        page: { title: 'Pajamas', url: 'https://en.wikipedia.org/wiki/Pajamas' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which spice, picked by hand from crocus flowers, has long come mostly from Iran?',
        right: 'Saffron',
        wrong: ['Cardamom', 'Turmeric', 'Vanilla'],
        explanation:
          'Most of the world’s saffron grows in north-eastern Iran. Each flower has just three red threads, so a kilo takes well over a hundred thousand flowers.',
        page: { title: 'Saffron', url: 'https://en.wikipedia.org/wiki/Saffron' },
      },
    ],
  },
  {
    key: 'strait-of-hormuz',
    name: 'the Strait of Hormuz',
    category: 'News & Politics',
    spellings: ['Strait of Hormuz', 'Straits of Hormuz', 'Hormuz', 'Persian Gulf'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'At Hormuz, the port that gave the strait its name, what alarmed Marco Polo about the ships?',
        right: 'They were sewn, not nailed',
        wrong: ['They were woven from reeds', 'They had no rudder', 'They were crewed by boys'],
        explanation:
          'They were sewn with cord of coconut fibre, not nailed, and many were lost, he wrote. In the end he travelled to China overland.',
        page: { title: 'Ormus', url: 'https://en.wikipedia.org/wiki/Ormus' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which island in the Strait of Hormuz is the largest in the Persian Gulf?',
        right: 'Qeshm',
        wrong: ['Bahrain', 'Kharg', 'Kish'],
        explanation:
          'Iran’s long island of Qeshm is more than twice as large as the main one of Bahrain. It has mangroves, sandstone gorges and one of the longest salt caves known.',
        page: { title: 'Qeshm Island', url: 'https://en.wikipedia.org/wiki/Qeshm_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which European power held the island of Hormuz in the 16th century?',
        right: 'Portugal',
        wrong: ['France', 'Denmark', 'The Netherlands'],
        explanation:
          'Portugal took it in 1507 to command the trade of the Gulf. A Persian army with English ships drove the Portuguese out in 1622; their red fort still stands.',
        page: { title: 'Hormuz Island', url: 'https://en.wikipedia.org/wiki/Hormuz_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which poet set Satan on a throne richer than “the wealth of Ormus”, meaning Hormuz?',
        right: 'John Milton',
        wrong: ['Lord Byron', 'William Blake', 'Geoffrey Chaucer'],
        explanation:
          'John Milton wrote the line in “Paradise Lost”. To Europeans of the 17th century the island in the strait was a byword for riches.',
        page: { title: 'Ormus', url: 'https://en.wikipedia.org/wiki/Ormus' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do people on the island of Hormuz, in the strait, traditionally do with its red soil?',
        right: 'Season food with it',
        wrong: ['Fire toys from it', 'Burn it as incense', 'Wash wool with it'],
        explanation:
          'They season food with it: gelak, an ochre rich in iron, goes into a sauce of sardines that is spread on flat bread. The soil has also been shipped abroad for paint.',
        page: { title: 'Hormuz Island', url: 'https://en.wikipedia.org/wiki/Hormuz_Island' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How can Abu Dhabi export much of its oil without using the Strait of Hormuz?',
        right: 'By pipeline to Fujairah',
        wrong: ['By railway to Kuwait', 'By canal across Oman', 'By lorry to the Red Sea'],
        explanation:
          'A pipeline of some 400 kilometres leads across the mountains to Fujairah, the one emirate whose whole coast lies outside the strait.',
        page: { title: 'Strait of Hormuz', url: 'https://en.wikipedia.org/wiki/Strait_of_Hormuz' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Musandam, on the Strait of Hormuz, has fjords without a glacier in its past. What made them?',
        right: 'Land that is sinking',
        wrong: ['Rivers of melted snow', 'A burst volcano', 'Miners of copper'],
        explanation:
          'The land is sinking, so the sea drowned the valleys between its cliffs. Musandam is called the Norway of Arabia, though no glacier has ever been there.',
        page: { title: 'Musandam Peninsula', url: 'https://en.wikipedia.org/wiki/Musandam_Peninsula' },
      },
    ],
  },
  {
    key: 'israel',
    name: 'Israel',
    category: 'News & Politics',
    spellings: ['Israel', 'Israeli', 'Tel Aviv', 'Netanyahu', 'Knesset', 'IDF'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Thousands of sinkholes have opened along the Dead Sea. What causes them?',
        right: 'Water dissolving buried salt',
        wrong: ['Old salt mines caving in', 'Small tremors in the rift', 'Wells drilled for oil'],
        explanation:
          'They form where water dissolves buried salt: as the sea shrinks, fresh groundwater follows it and eats into the layers below the shore. The hollows collapse without warning.',
        page: { title: 'Dead Sea', url: 'https://en.wikipedia.org/wiki/Dead_Sea' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What set Itamar Ben-Avi, born in Jerusalem in 1882, apart from every other child of his time?',
        right: 'He spoke only Hebrew',
        wrong: ['He had no family name', 'He read before he spoke', 'He had five rabbis as tutors'],
        explanation:
          'He was brought up to speak only Hebrew, as his father wanted to turn the language of prayer into one of daily life. Words such as “doll” and “ice cream” had to be made up.',
        page: { title: 'Itamar Ben-Avi', url: 'https://en.wikipedia.org/wiki/Itamar_Ben-Avi' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'One tree in a dry row grew taller than the rest. Which Israeli technique did it inspire?',
        right: 'Drip irrigation',
        wrong: ['Solar water heating', 'Sea water desalination', 'Seeding of clouds'],
        explanation:
          'It inspired drip irrigation after the engineer Simcha Blass found a leaking pipe at its roots. He watered plants drop by drop through plastic tubes, and sold the idea to a kibbutz.',
        page: { title: 'Simcha Blass', url: 'https://en.wikipedia.org/wiki/Simcha_Blass' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Who was offered the presidency of Israel in 1952 and turned it down?',
        right: 'Albert Einstein',
        wrong: ['Marc Chagall', 'Hannah Arendt', 'Leonard Bernstein'],
        explanation:
          'Albert Einstein was deeply moved, he wrote, but said he lacked the gift and the experience of dealing with people. The office is mostly ceremonial.',
        page: { title: 'Albert Einstein', url: 'https://en.wikipedia.org/wiki/Albert_Einstein' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'From what was a Judean date palm raised in Israel in 2005, centuries after the variety was lost?',
        right: 'A seed 2,000 years old',
        wrong: ['A cutting kept in Rome', 'A root dug from a well', 'Pollen sealed in a jar'],
        explanation:
          'A seed some 2,000 years old, dug up at the fortress of Masada, sprouted and became a tree called Methuselah. Other ancient seeds gave it female company, and in 2020 there were dates to eat.',
        page: { title: 'Judean date palm', url: 'https://en.wikipedia.org/wiki/Judean_date_palm' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do hundreds of millions of migrating birds pass over Israel every year?',
        right: 'It links three continents',
        wrong: ['It has no birds of prey', 'Its winters are frosty', 'Its lakes never dry out'],
        explanation:
          'Israel lies on the land that links three continents, and big soaring birds need warm air rising from land and avoid the open sea. So storks, pelicans and eagles from half of Europe and Asia squeeze through here.',
        page: { title: 'Hula Valley', url: 'https://en.wikipedia.org/wiki/Hula_Valley' },
      },
    ],
  },
  {
    key: 'palestinian-territories',
    name: 'the Palestinian territories',
    category: 'News & Politics',
    spellings: [
      'Gaza',
      'Gaza Strip',
      'Gazan',
      'West Bank',
      'Palestinian',
      'Palestinians',
      'Palestine',
      'Rafah',
      'Khan Younis',
      'Ramallah',
      'Hamas',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has the famous soap of Nablus in the West Bank been made from for centuries?',
        right: 'Olive oil',
        wrong: ['Goat’s milk', 'Beeswax', 'Palm fat'],
        explanation:
          'It is made from olive oil: the boiled mass is poured out on the floor, cut by hand and stacked in tall hollow towers to dry. In 2024 UNESCO put the craft on its list of living heritage.',
        page: { title: 'Nabulsi soap', url: 'https://en.wikipedia.org/wiki/Nabulsi_soap' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How old is the stone tower that was dug out at Jericho in the West Bank?',
        right: 'About 10,000 years',
        wrong: ['About 2,000 years', 'About 3,500 years', 'About 5,000 years'],
        explanation:
          'It was built about 10,000 years ago, before writing, metal or even pots of clay, and has a staircase of 22 steps inside. Jericho lies some 250 metres below the level of the sea.',
        page: { title: 'Tower of Jericho', url: 'https://en.wikipedia.org/wiki/Tower_of_Jericho' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The Arabic name of Palestine is Filastin. Why does it begin with an F?',
        right: 'Arabic has no P',
        wrong: ['The Ottomans changed it', 'A mapmaker misheard it', 'P was used only for titles'],
        explanation:
          'Classical Arabic has no P, and F or B takes its place. The Greek Platon, our Plato, became Aflatun.',
        page: { title: 'Arabic phonology', url: 'https://en.wikipedia.org/wiki/Arabic_phonology' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'In the West Bank village of Battir a week is said to last eight days. Why?',
        right: 'Eight families share its water',
        wrong: ['Its market lasted eight days', 'Its calendar follows the Moon', 'It had eight village gates'],
        explanation:
          'Eight families share the water of its Roman-era spring, each using it for their terraces on one day in turn. The terraces are on UNESCO’s list of World Heritage.',
        page: { title: 'Battir', url: 'https://en.wikipedia.org/wiki/Battir' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Samaritans of the Bible still live near Nablus in the West Bank and near Tel Aviv. How many?',
        right: 'Under a thousand',
        wrong: ['About ten thousand', 'About fifty thousand', 'Over half a million'],
        explanation:
          'There are under a thousand, and a century ago there were fewer than 150. They keep a Torah of their own and gather for Passover on Mount Gerizim, their holy mountain.',
        page: { title: 'Samaritans', url: 'https://en.wikipedia.org/wiki/Samaritans' },
      },
    ],
  },
  {
    key: 'russia',
    name: 'Russia',
    category: 'News & Politics',
    spellings: ['Russia', 'Russian', 'Moscow', 'Kremlin', 'Putin', 'Lavrov'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which philosopher was for a few years a subject of the Russian empress?',
        right: 'Immanuel Kant',
        wrong: ['Jean-Jacques Rousseau', 'David Hume', 'Baruch Spinoza'],
        explanation:
          'Immanuel Kant was, while Russian troops held his Königsberg from 1758 to 1762; he wrote to Empress Elizabeth for a professor’s chair, in vain. The city is now Kaliningrad.',
        page: { title: 'Immanuel Kant', url: 'https://en.wikipedia.org/wiki/Immanuel_Kant' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which famous sight of Moscow has namesakes in Kazan, Pskov and Tula?',
        right: 'The Kremlin',
        wrong: ['St Basil’s Cathedral', 'The Bolshoi Theatre', 'Lenin’s Mausoleum'],
        explanation:
          'A kremlin is the fortress in the middle of an old Russian town, and many towns have one. Moscow’s has come to stand for the government, as the White House does.',
        page: { title: 'Kremlin (fortification)', url: 'https://en.wikipedia.org/wiki/Kremlin_(fortification)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Moscow’s Red Square was called that long before the communists came. What does its name go back to?',
        right: 'A word for beautiful',
        wrong: ['The bricks of its walls', 'The uniforms of guards', 'A fire that burned it'],
        explanation:
          'It goes back to “krasny”, a word for beautiful in old Russian, and for red as well. The bricks beside it were whitewashed for centuries.',
        page: { title: 'Red Square', url: 'https://en.wikipedia.org/wiki/Red_Square' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Until 2018, which time did station clocks all along the Trans-Siberian Railway show?',
        right: 'Moscow time',
        wrong: ['Local solar time', 'Greenwich time', 'Vladivostok time'],
        explanation:
          'The whole network kept Moscow time, so that a clock in the far east could be seven hours off. Passengers had to convert for themselves.',
        page: { title: 'Trans-Siberian Railway', url: 'https://en.wikipedia.org/wiki/Trans-Siberian_Railway' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do many houses in the Siberian city of Yakutsk stand on stilts?',
        right: 'To keep the ground frozen',
        wrong: ['To stay clear of floods', 'To keep out wild animals', 'To let snow blow away'],
        explanation:
          'Stilts keep the ground frozen: the city is built on permafrost, and the warmth of a house standing flat on it would thaw the soil. The house would sink and crack.',
        page: { title: 'Yakutsk', url: 'https://en.wikipedia.org/wiki/Yakutsk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How much of the world’s unfrozen fresh surface water does Russia’s Lake Baikal hold?',
        right: 'About a fifth',
        wrong: ['About a fiftieth', 'About a hundredth', 'About two thirds'],
        explanation:
          'It holds about a fifth, roughly as much as all the Great Lakes of North America together. It is more than 1,600 metres deep.',
        page: { title: 'Lake Baikal', url: 'https://en.wikipedia.org/wiki/Lake_Baikal' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What did Russians who had paid Peter the Great’s beard tax have to carry?',
        right: 'A token of copper',
        wrong: ['A stamped razor', 'A lock of their hair', 'A ribbon of silk'],
        explanation:
          'They carried a token of copper or silver that showed a nose, a moustache and a beard, with the words “money taken”. Peter had come back from a tour of the West in 1698 with a liking for smooth chins.',
        page: { title: 'Beard tax', url: 'https://en.wikipedia.org/wiki/Beard_tax' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'On the way overland from Norway to North Korea, how many countries do you have to cross?',
        right: 'Just one',
        wrong: ['Two', 'Three', 'Five'],
        explanation:
          'Just one: Russia borders Norway in the Arctic and meets North Korea for a few miles on the river Tumen, not far from Vladivostok.',
        page: {
          title: 'North Korea–Russia border',
          url: 'https://en.wikipedia.org/wiki/North_Korea%E2%80%93Russia_border',
        },
      },
    ],
  },
  {
    key: 'ukraine',
    name: 'Ukraine',
    category: 'News & Politics',
    spellings: [
      'Ukraine',
      'Ukrainian',
      'Kyiv',
      'Kiev',
      'Zelenskyy',
      'Zelensky',
      'Zelenskiy',
      'Kharkiv',
      'Odesa',
      'Donbas',
      'Crimea',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Donetsk in Ukraine was once called Yuzovka, after its founder. Where did he come from?',
        right: 'Wales',
        wrong: ['Germany', 'Greece', 'Sweden'],
        explanation:
          'John Hughes came from Wales in 1870, with about a hundred miners and ironworkers, to make rails for the tsar’s railways. In Russian his name became Yuz.',
        page: { title: 'Donetsk', url: 'https://en.wikipedia.org/wiki/Donetsk' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Ukraine asked English speakers to stop saying “the Ukraine”. Why?',
        right: 'It sounds like a region',
        wrong: ['It sounds like a river', 'It is hard to translate', 'It was a Russian word'],
        explanation:
          '“The” makes it sound like a region: English says “the Midlands” but plain “Poland”. After independence in 1991 the article seemed to say that the country was a part of another.',
        page: { title: 'Name of Ukraine', url: 'https://en.wikipedia.org/wiki/Name_of_Ukraine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Ukraine give up in the 1990s in return for assurances about its borders?',
        right: 'Nuclear warheads',
        wrong: ['Coal mines', 'Gas pipelines', 'A space station'],
        explanation:
          'It gave up well over a thousand nuclear warheads that it had inherited from the Soviet Union, though not the codes to launch them. The paper signed in return was the Budapest Memorandum of 1994.',
        page: { title: 'Budapest Memorandum', url: 'https://en.wikipedia.org/wiki/Budapest_Memorandum' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Christmas song began as a Ukrainian tune about a swallow?',
        right: 'Carol of the Bells',
        wrong: ['Silent Night', 'Little Drummer Boy', 'Jingle Bells'],
        explanation:
          '“Carol of the Bells” began as “Shchedryk”, a song of good wishes for the new year arranged by Mykola Leontovych. The bells came only with the English words in the 1930s.',
        page: { title: 'Carol of the Bells', url: 'https://en.wikipedia.org/wiki/Carol_of_the_Bells' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which country made Anne, a daughter of the ruler of Kyiv, its queen in 1051?',
        right: 'France',
        wrong: ['England', 'Denmark', 'Scotland'],
        explanation:
          'She became queen of France by marrying King Henry I, and later governed for their young son. Two of her sisters married the kings of Norway and Hungary: Kyiv was a great court then.',
        page: { title: 'Anne of Kyiv', url: 'https://en.wikipedia.org/wiki/Anne_of_Kyiv' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which river long supplied most of Crimea’s fresh water, through a canal?',
        right: 'Dnieper',
        wrong: ['Danube', 'Don', 'Volga'],
        explanation:
          'The water came from the Dnieper, called the Dnipro in Ukrainian, through a canal of some 400 kilometres built in the 1960s and 1970s. The peninsula is mostly dry steppe.',
        page: { title: 'North Crimean Canal', url: 'https://en.wikipedia.org/wiki/North_Crimean_Canal' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why can’t ordinary Polish trains simply run on into Ukraine?',
        right: 'The rails are further apart',
        wrong: ['The tunnels are too narrow', 'The platforms are too low', 'The trains run on the left'],
        explanation:
          'The rails are further apart in Ukraine: the Russian Empire chose a track about nine centimetres wider than the common one. At the border, carriages are lifted on to new wheels or passengers change.',
        page: { title: 'Rail transport in Ukraine', url: 'https://en.wikipedia.org/wiki/Rail_transport_in_Ukraine' },
      },
    ],
  },
  {
    key: 'nato',
    name: 'NATO',
    category: 'News & Politics',
    spellings: ['NATO', 'Nato', 'North Atlantic Treaty Organization'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'NATO called Soviet aircraft Bear, Fishbed or Hound. What did the first letter stand for?',
        right: 'The type of aircraft',
        wrong: ['The maker’s name', 'The year of its flight', 'The crew’s size'],
        explanation:
          'It stood for the type: B for bombers, F for fighters, H for helicopters. The syllables counted too: a bomber with one, like Bear, had propellers, and one with two, like Badger, had jets.',
        page: { title: 'NATO reporting name', url: 'https://en.wikipedia.org/wiki/NATO_reporting_name' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which American state lies outside the area that the NATO treaty protects?',
        right: 'Hawaii',
        wrong: ['Alaska', 'Florida', 'Maine'],
        explanation:
          'Hawaii lies in the Pacific and was not yet a state in 1949, whereas the treaty covers Europe, North America and islands in the North Atlantic.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In which country were NATO’s own radar planes registered?',
        right: 'Luxembourg',
        wrong: ['Canada', 'Iceland', 'Belgium'],
        explanation:
          'They were registered in Luxembourg, because the alliance has almost no aircraft of its own and its AWACS planes needed a flag. They flew from a base in Germany.',
        page: { title: 'Boeing E-3 Sentry', url: 'https://en.wikipedia.org/wiki/Boeing_E-3_Sentry' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which founding member of NATO has no army?',
        right: 'Iceland',
        wrong: ['Luxembourg', 'Denmark', 'Portugal'],
        explanation:
          'Iceland has a coast guard and lets allies use its airfield, but has no army. What it brought to the alliance in 1949 was its place in the middle of the Atlantic.',
        page: { title: 'Iceland', url: 'https://en.wikipedia.org/wiki/Iceland' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'When a NATO country is attacked, what does the treaty oblige each ally to do?',
        right: 'What it deems necessary',
        wrong: ['Declare war at once', 'Send troops in a month', 'Obey a joint commander'],
        explanation:
          'Each takes “such action as it deems necessary”, says Article 5, armed force included. The US Senate would not have accepted an automatic war.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did NATO move its headquarters from Paris to Brussels in 1967?',
        right: 'France left its command',
        wrong: ['Paris was too exposed', 'Spies had been found', 'Belgium offered land'],
        explanation:
          'France left its command: President de Gaulle withdrew French forces and sent foreign troops away. France remained an ally, and rejoined the command in 2009.',
        page: { title: 'History of NATO', url: 'https://en.wikipedia.org/wiki/History_of_NATO' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country asked in 1954 to join NATO and was turned down?',
        right: 'The Soviet Union',
        wrong: ['Yugoslavia', 'Sweden', 'Switzerland'],
        explanation:
          'The Soviet Union asked, and the West called it a ploy. A year later West Germany joined, and Moscow founded an alliance of its own, the Warsaw Pact.',
        page: { title: 'History of NATO', url: 'https://en.wikipedia.org/wiki/History_of_NATO' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does the NATO alphabet spell “Alfa” and “Juliett” in that odd way?',
        right: 'So that all say them right',
        wrong: ['So that they sound older', 'So that codes stay short', 'So that both look Latin'],
        explanation:
          'The spelling makes sure that all say them right: not everybody reads “ph” as F, and a French speaker might leave out the last T of Juliet. The words were tested on speakers of many tongues.',
        page: { title: 'NATO phonetic alphabet', url: 'https://en.wikipedia.org/wiki/NATO_phonetic_alphabet' },
      },
    ],
  },
  {
    key: 'european-union',
    name: 'the European Union',
    category: 'News & Politics',
    spellings: [
      'EU',
      'E.U.',
      'European Union',
      'European Commission',
      'European Parliament',
      'Brussels',
      'von der Leyen',
      'eurozone',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the number of stars on the EU flag, twelve, stand for?',
        right: 'Perfection and unity',
        wrong: ['The founding members', 'The official languages', 'The original treaties'],
        explanation:
          'Twelve was chosen as a symbol of perfection and unity; it has nothing to do with members. The flag was first that of the Council of Europe, in 1955.',
        page: { title: 'Flag of Europe', url: 'https://en.wikipedia.org/wiki/Flag_of_Europe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who left the European Community decades before Britain did?',
        right: 'Greenland',
        wrong: ['Norway', 'Iceland', 'Switzerland'],
        explanation:
          'Greenland had come in with Denmark, gained home rule, and voted to leave over fishing rights. It was out by 1985; the other three were never in.',
        page: {
          title: 'Withdrawal of Greenland from the European Communities',
          url: 'https://en.wikipedia.org/wiki/Withdrawal_of_Greenland_from_the_European_Communities',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does a rule of the EU count carrots as fruit?',
        right: 'Portugal makes jam of them',
        wrong: ['Belgium taxes vegetables', 'Ireland bakes cake with them', 'Dutch growers wanted aid'],
        explanation:
          'Portugal makes jam of them, and by EU law jam is made of fruit. For the same purpose sweet potatoes, cucumbers and pumpkins are fruit as well.',
        page: { title: 'Fruit preserves', url: 'https://en.wikipedia.org/wiki/Fruit_preserves' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do members of the European Parliament do about twelve times a year?',
        right: 'Move to another city',
        wrong: ['Swap their seats by lot', 'Meet without interpreters', 'Vote by secret ballot'],
        explanation:
          'They move to another city for a few days: they work in Brussels, but the treaties want a session a month in Strasbourg. Trunks full of files go with them.',
        page: {
          title: 'Seat of the European Parliament',
          url: 'https://en.wikipedia.org/wiki/Seat_of_the_European_Parliament',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The bridges pictured on the first euro notes did not exist. What did a Dutch town do about it?',
        right: 'It built them',
        wrong: ['It sued the bank', 'It bought the notes', 'It copied the notes'],
        explanation:
          'Spijkenisse built all seven of them over its ditches, in the colours of the notes. The designs had been invented so that no country would be favoured.',
        page: { title: 'The Bridges of Europe', url: 'https://en.wikipedia.org/wiki/The_Bridges_of_Europe' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What can most parliaments do by themselves but the European Parliament cannot?',
        right: 'Propose a law',
        wrong: ['Reject a law', 'Change the budget', 'Dismiss the Commission'],
        explanation:
          'It cannot propose a law: only the Commission may put a bill forward. Members can ask it to, amend what it proposes, or vote it down.',
        page: { title: 'European Parliament', url: 'https://en.wikipedia.org/wiki/European_Parliament' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the EU officially leave out when it uses Beethoven’s “Ode to Joy” as its anthem?',
        right: 'The words',
        wrong: ['The drums', 'The ending', 'The melody'],
        explanation:
          'The words are left out: Schiller’s poem is in German, and one language was not to stand above the rest. So the anthem speaks in music only.',
        page: { title: 'Anthem of Europe', url: 'https://en.wikipedia.org/wiki/Anthem_of_Europe' },
      },
    ],
  },
  {
    key: 'united-nations',
    name: 'the United Nations',
    category: 'News & Politics',
    spellings: [
      'United Nations',
      'UN',
      'U.N.',
      'Security Council',
      'UN General Assembly',
      'U.N. General Assembly',
      'Guterres',
      'UNICEF',
      'UNESCO',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'You mail a postcard inside UN headquarters in New York. Whose stamp does it need?',
        right: 'The UN’s own',
        wrong: ['The United States’', 'Your own country’s', 'New York State’s'],
        explanation:
          'It needs one of the UN’s own stamps, in dollars, which its post office has issued since 1951. The ground belongs to the member states together.',
        page: {
          title: 'United Nations Postal Administration',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Postal_Administration',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What stood on the Manhattan site of the United Nations before it was built?',
        right: 'Slaughterhouses',
        wrong: ['A railway station', 'A naval shipyard', 'A royal fort'],
        explanation:
          'Slaughterhouses stood there, and the meat trade had made the neighbourhood cheap. John D. Rockefeller Jr. gave the money for the land on the East River.',
        page: {
          title: 'Headquarters of the United Nations',
          url: 'https://en.wikipedia.org/wiki/Headquarters_of_the_United_Nations',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was there no Soviet veto in 1950 when the Security Council backed South Korea?',
        right: 'Its envoy was boycotting',
        wrong: ['Its envoy was ill', 'Vetoes were not yet law', 'Stalin was in favour'],
        explanation:
          'Its envoy was boycotting the council, because China’s seat was held by the government on Taiwan. He came back in August, and Moscow did not repeat the mistake.',
        page: {
          title: 'United Nations Security Council Resolution 83',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Security_Council_Resolution_83',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country traditionally speaks first in the yearly debate of the UN General Assembly?',
        right: 'Brazil',
        wrong: ['India', 'France', 'The United States'],
        explanation:
          'Brazil speaks first, because it offered to in the early years, when nobody wanted to open. The host, the United States, comes second.',
        page: {
          title: 'General debate of the United Nations General Assembly',
          url: 'https://en.wikipedia.org/wiki/General_debate_of_the_United_Nations_General_Assembly',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why was part of the ceiling in a council chamber of the United Nations left unfinished?',
        right: 'As a sign of endless work',
        wrong: ['For want of more money', 'For the sake of acoustics', 'For fear of listening devices'],
        explanation:
          'As a sign that the work for a better world never ends, it is said: the Swedish architect Sven Markelius left pipes and ducts bare over the public seats of the Economic and Social Council and just had them painted.',
        page: {
          title: 'United Nations Economic and Social Council',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Economic_and_Social_Council',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'By custom, who is never chosen as UN Secretary-General?',
        right: 'Citizens of veto powers',
        wrong: ['People over sixty', 'Former ministers', 'Citizens of small states'],
        explanation:
          'Citizens of the five veto powers are passed over, as those have power enough. The job has gone to people from countries such as Norway, Burma, Peru and Ghana.',
        page: {
          title: 'Secretary-General of the United Nations',
          url: 'https://en.wikipedia.org/wiki/Secretary-General_of_the_United_Nations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which UN text has been translated into more than 500 languages?',
        right: 'The declaration of human rights',
        wrong: [
          'The charter of the United Nations',
          'The treaty on the law of the sea',
          'The agreement on climate change',
        ],
        explanation:
          'The Universal Declaration of Human Rights was adopted in Paris in 1948. Linguists like it: the same page in so many tongues has become a standard sample text.',
        page: {
          title: 'Universal Declaration of Human Rights',
          url: 'https://en.wikipedia.org/wiki/Universal_Declaration_of_Human_Rights',
        },
      },
    ],
  },
  {
    key: 'china',
    name: 'China',
    category: 'News & Politics',
    spellings: ['China', 'Chinese', 'Beijing', 'Xi Jinping', 'Shanghai'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'When does the winter sun rise in China’s far west, by the official clock?',
        right: 'At about ten',
        wrong: ['At about four', 'At about six', 'At about eight'],
        explanation:
          'It rises at about ten: China is as wide as the United States but since 1949 has officially had one time, Beijing’s. Many people there keep an unofficial clock, two hours behind.',
        page: { title: 'Time in China', url: 'https://en.wikipedia.org/wiki/Time_in_China' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Beijing means “northern capital” and Nanjing “southern capital”. Which city’s name means “eastern capital”?',
        right: 'Tokyo',
        wrong: ['Seoul', 'Taipei', 'Hanoi'],
        explanation:
          'Tokyo does, written with the same second character as Beijing. Japan’s emperor moved there from Kyoto in 1868; until then the city was called Edo.',
        page: { title: 'Names of Beijing', url: 'https://en.wikipedia.org/wiki/Names_of_Beijing' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Ketchup takes its name from a sauce of southern China. What was that sauce made from?',
        right: 'Fish',
        wrong: ['Plums', 'Peanuts', 'Ginger'],
        explanation:
          'It was the brine of fermented fish, kê-tsiap in the Hokkien language. British cooks imitated it with mushrooms and walnuts; tomatoes came only after 1800.',
        page: { title: 'Ketchup', url: 'https://en.wikipedia.org/wiki/Ketchup' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did people in Sichuan start using paper money about a thousand years ago?',
        right: 'Iron coins were too heavy',
        wrong: ['Silver had been banned', 'Bronze was kept for bells', 'Merchants feared forgers'],
        explanation:
          'Their coins were of iron and too heavy: a day’s shopping took pounds of them. Merchants kept them in store and people traded the receipts, until the state took over.',
        page: { title: 'Jiaozi (currency)', url: 'https://en.wikipedia.org/wiki/Jiaozi_(currency)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which British institution borrowed an idea that China had used for centuries?',
        right: 'The civil service exam',
        wrong: ['The royal mail coach', 'The trial by jury', 'The daily newspaper'],
        explanation:
          'The civil service exam follows China’s written tests for officials, open to almost any man. The East India Company copied the system, then Whitehall did.',
        page: { title: 'Imperial examination', url: 'https://en.wikipedia.org/wiki/Imperial_examination' },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'A giant panda is born in an American zoo. Who owns the cub?',
        right: 'The Chinese state',
        wrong: ['The American zoo', 'The US government', 'The zoo’s sponsors'],
        explanation:
          'The Chinese state does: since the 1980s China has only lent its pandas, for a yearly fee. Their young have to travel to Asia after a few years.',
        page: { title: 'Panda diplomacy', url: 'https://en.wikipedia.org/wiki/Panda_diplomacy' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'What does filling China’s Three Gorges reservoir change very slightly, by a NASA scientist’s reckoning?',
        right: 'The length of a day',
        wrong: ['The orbit of the Moon', 'The pull of the tides', 'The length of a year'],
        explanation:
          'The length of a day changes: so much water is raised so high that Earth turns a trifle slower, by 0.06 millionths of a second a day.',
        page: { title: 'Three Gorges Dam', url: 'https://en.wikipedia.org/wiki/Three_Gorges_Dam' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'People from Beijing and Canton may not understand each other’s speech. What do they share?',
        right: 'Their writing',
        wrong: ['Their tones', 'Their family names', 'Their proverbs'],
        explanation:
          'They share their writing, as a character stands for a meaning more than for a sound. That is one reason why Chinese television shows carry subtitles.',
        page: { title: 'Written Chinese', url: 'https://en.wikipedia.org/wiki/Written_Chinese' },
      },
    ],
  },
  {
    key: 'taiwan',
    name: 'Taiwan',
    category: 'News & Politics',
    spellings: ['Taiwan', 'Taiwanese', 'Taipei', 'Taiwan Strait'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A truck playing “Für Elise” comes down your street in Taiwan. What do you bring out?',
        right: 'Your rubbish',
        wrong: ['Your library books', 'Your empty gas bottle', 'Your laundry'],
        explanation:
          'You bring out your rubbish and hand it over, so that no bags lie in the street. Other trucks play “A Maiden’s Prayer”; visitors have mistaken them for ice-cream vans.',
        page: { title: 'Waste management in Taiwan', url: 'https://en.wikipedia.org/wiki/Waste_management_in_Taiwan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Under which name have Taiwan’s athletes competed at the Olympics since the 1980s?',
        right: 'Chinese Taipei',
        wrong: ['East China', 'Formosa', 'Taiwan Island'],
        explanation:
          'They compete as Chinese Taipei, with a flag made for the purpose and another song in place of the anthem. The two sides even translate the name differently.',
        page: { title: 'Chinese Taipei', url: 'https://en.wikipedia.org/wiki/Chinese_Taipei' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Portuguese sailors called Taiwan “Formosa”. What does that mean?',
        right: 'Beautiful',
        wrong: ['Dangerous', 'Fertile', 'Distant'],
        explanation:
          'Beautiful is what it means, from “ilha formosa”, a beautiful island. The name stood on Western maps well into the 20th century.',
        page: { title: 'Taiwan', url: 'https://en.wikipedia.org/wiki/Taiwan' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which of these languages goes back to those of seafarers from ancient Taiwan?',
        right: 'Hawaiian',
        wrong: ['Japanese', 'Korean', 'Vietnamese'],
        explanation:
          'Hawaiian does: sailors from the island set off about five thousand years ago, and their languages reached Hawaii, Easter Island and even Madagascar.',
        page: { title: 'Austronesian languages', url: 'https://en.wikipedia.org/wiki/Austronesian_languages' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do smiths on Kinmen, a Taiwanese island off the Chinese coast, make knives from?',
        right: 'Old artillery shells',
        wrong: ['Anchors of wrecks', 'Rails of old railways', 'Bronze temple bells'],
        explanation:
          'They use old artillery shells: for twenty years the mainland fired at the island, later with shells full of leaflets. One casing gives dozens of kitchen knives.',
        page: { title: 'Kinmen', url: 'https://en.wikipedia.org/wiki/Kinmen' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What hangs inside the tower Taipei 101 to steady it in storms and earthquakes?',
        right: 'A giant steel ball',
        wrong: ['A tank of oil', 'A chain of bells', 'A net of cables'],
        explanation:
          'A giant steel ball of some 660 tonnes swings against the sway of the building. Visitors can watch it.',
        page: { title: 'Taipei 101', url: 'https://en.wikipedia.org/wiki/Taipei_101' },
      },
    ],
  },
  {
    key: 'britain',
    name: 'Britain',
    category: 'News & Politics',
    spellings: ['UK', 'U.K.', 'Britain', 'British', 'United Kingdom'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Whom did Britain’s Post Office put on its payroll in 1868, for a shilling a week?',
        right: 'Three cats',
        wrong: ['Two falcons', 'Six donkeys', 'Four terriers'],
        explanation:
          'Three cats in London were to keep mice away from the paper money. A later one, Tibs the Great, weighed 23 pounds; the last, Blackie, died in service in 1984.',
        page: { title: 'Tibs the Great', url: 'https://en.wikipedia.org/wiki/Tibs_the_Great' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is missing from Britain’s postage stamps, alone in the world?',
        right: 'The country’s name',
        wrong: ['The monarch’s head', 'The price or class', 'The perforated edge'],
        explanation:
          'They do not show the country’s name, because Britain invented the stamp in 1840, so there was nobody to be confused with. The monarch’s head stands for it.',
        page: {
          title: 'Postage stamps and postal history of Great Britain',
          url: 'https://en.wikipedia.org/wiki/Postage_stamps_and_postal_history_of_Great_Britain',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do trawlers off Britain sometimes bring up mammoth bones from the North Sea?',
        right: 'The seabed was once dry land',
        wrong: ['Ice floes carried them over', 'Rivers washed them down', 'Traders lost them at sea'],
        explanation:
          'The seabed was once dry land, and people and mammoths could walk from Britain to Denmark. The rising sea covered the last of Doggerland some eight thousand years ago.',
        page: { title: 'Doggerland', url: 'https://en.wikipedia.org/wiki/Doggerland' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did British grid engineers keep a close eye on popular television shows?',
        right: 'Kettles go on at the end',
        wrong: ['Screens need more current', 'Studios drew from the grid', 'Street lights were dimmed'],
        explanation:
          'Kettles go on at the end: after a big match or a soap opera, hundreds of thousands of them used to start within minutes. Power stations stood by for the final whistle.',
        page: { title: 'TV pickup', url: 'https://en.wikipedia.org/wiki/TV_pickup' },
      },
    ],
  },
  {
    key: 'british-parliament',
    name: 'Britain’s Parliament',
    category: 'News & Politics',
    spellings: [
      'Downing Street',
      'House of Commons',
      'House of Lords',
      'UK Parliament',
      'British Parliament',
      'Palace of Westminster',
      'Prime Minister’s Questions',
      'PMQs',
      'British prime minister',
      'UK prime minister',
      'Starmer',
      'Keir Starmer',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who has been kept out of sittings of Britain’s House of Commons since 1642?',
        right: 'The monarch',
        wrong: ['The army’s chief', 'The archbishop', 'The Lord Mayor'],
        explanation:
          'The monarch has, ever since Charles I came with armed men to arrest five members. Kings and queens open Parliament in the other house, and the Commons are fetched.',
        page: {
          title: 'State Opening of Parliament',
          url: 'https://en.wikipedia.org/wiki/State_Opening_of_Parliament',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does one MP wait at Buckingham Palace while the King opens Parliament?',
        right: 'To serve as a hostage',
        wrong: ['To keep the royal seal', 'To act as his deputy', 'To take the petitions'],
        explanation:
          'The MP is a ceremonial hostage, from the days when a king was not sure to come out of Parliament again. He or she is let go when the King is back.',
        page: {
          title: 'State Opening of Parliament',
          url: 'https://en.wikipedia.org/wiki/State_Opening_of_Parliament',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Members of Britain’s House of Commons may not resign. How do they leave early?',
        right: 'By taking a royal office',
        wrong: ['By moving abroad for good', 'By missing three sessions', 'By asking their voters'],
        explanation:
          'They take a royal office, since a paid job under the Crown costs a member the seat. Two empty stewardships, one of the Chiltern Hundreds, are handed out just for that.',
        page: {
          title: 'Resignation from the British House of Commons',
          url: 'https://en.wikipedia.org/wiki/Resignation_from_the_British_House_of_Commons',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Britain’s House of Commons has 650 members. For how many is there room to sit?',
        right: 'About 430',
        wrong: ['About 310', 'About 550', 'About 650'],
        explanation:
          'There is room for about 430, and the rest have to stand. When bombs had destroyed the chamber in 1941, Churchill wanted it small again, so that it would seldom look empty.',
        page: {
          title: 'House of Commons of the United Kingdom',
          url: 'https://en.wikipedia.org/wiki/House_of_Commons_of_the_United_Kingdom',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'The bricks of 10 Downing Street are painted black. What colour are they underneath?',
        right: 'Yellow',
        wrong: ['Red', 'White', 'Brown'],
        explanation:
          'They are yellow: soot had blackened them for two centuries, and after a cleaning around 1960 nobody knew the house. So they were painted. The front door has no keyhole; somebody inside always opens.',
        page: { title: '10 Downing Street', url: 'https://en.wikipedia.org/wiki/10_Downing_Street' },
      },
    ],
  },
  {
    key: 'british-royal-family',
    name: 'the British royal family',
    category: 'News & Politics',
    spellings: [
      'King Charles',
      'King Charles III',
      'Queen Camilla',
      'Buckingham Palace',
      'British royal family',
      'Prince William',
      'Prince Harry',
      'Princess of Wales',
      'Kate Middleton',
      'Windsor Castle',
      'Balmoral',
      'Sandringham',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which fish, if caught off Britain, belongs to the monarch by an old right?',
        right: 'The sturgeon',
        wrong: ['The salmon', 'The turbot', 'The pike'],
        explanation:
          'The sturgeon is a “royal fish”, like the whale, under a law of the 14th century. In 2004 a Welsh fisherman who had netted one duly offered it to the Queen by fax, and was told that he could keep it.',
        page: { title: 'Royal fish', url: 'https://en.wikipedia.org/wiki/Royal_fish' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'You stand outside Buckingham Palace. How can you tell that the King is in?',
        right: 'A different flag flies',
        wrong: ['The gates stand open', 'Four lamps are lit', 'The fountain runs'],
        explanation:
          'A different flag flies: the Royal Standard shows that he is there, the Union Flag that he is not. Until 1997 the pole was simply left bare when the monarch was away.',
        page: { title: 'Buckingham Palace', url: 'https://en.wikipedia.org/wiki/Buckingham_Palace' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do British monarchs celebrate an official birthday in June?',
        right: 'For better weather',
        wrong: ['For a saint’s day', 'For an old victory', 'For the end of school'],
        explanation:
          'June promises better weather for a parade. Edward VII, born in November, moved the public part of the celebration to summer for good.',
        page: { title: 'King’s Official Birthday', url: 'https://en.wikipedia.org/wiki/King%27s_Official_Birthday' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The British royal family took the name Windsor in 1917. Which play did the Kaiser say he would see?',
        right: '“The Merry Wives of Saxe-Coburg”',
        wrong: ['“Much Ado About George”', '“The Comedy of Cousins”', '“The Taming of the Crew”'],
        explanation:
          '“The Merry Wives of Saxe-Coburg”, he is said to have joked, after Shakespeare’s “The Merry Wives of Windsor”. Saxe-Coburg and Gotha was the German name that his cousin George V had given up.',
        page: { title: 'House of Windsor', url: 'https://en.wikipedia.org/wiki/House_of_Windsor' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the future Queen Elizabeth II train to be in 1945?',
        right: 'An army mechanic',
        wrong: ['A radio operator', 'A ward nurse', 'A map maker'],
        explanation:
          'She trained as an army mechanic, and learned to change wheels and take engines apart in the women’s branch. All her life she liked to drive herself.',
        page: { title: 'Elizabeth II', url: 'https://en.wikipedia.org/wiki/Elizabeth_II' },
      },
    ],
  },
  {
    key: 'london',
    name: 'London',
    category: 'News & Politics',
    spellings: ['London', 'Scotland Yard', 'Heathrow'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What was led across the frozen Thames at London’s last frost fair in 1814?',
        right: 'An elephant',
        wrong: ['A camel', 'A giraffe', 'A polar bear'],
        explanation:
          'An elephant walked across below Blackfriars Bridge. The narrow arches of old London Bridge had slowed the river down; since they were replaced, the Thames has not frozen over there.',
        page: { title: 'River Thames frost fairs', url: 'https://en.wikipedia.org/wiki/River_Thames_frost_fairs' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'London taxi drivers learn some 25,000 streets by heart. What did brain scans of them show?',
        right: 'One part had grown',
        wrong: ['One half did most of the work', 'Fewer cells were active', 'Both halves looked alike'],
        explanation:
          'One part had grown with the years on the job: the back of the hippocampus, which serves for finding one’s way. It was early proof that an adult brain changes with use.',
        page: { title: 'Hippocampus', url: 'https://en.wikipedia.org/wiki/Hippocampus' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What made Parliament agree to pay for London’s great sewers in 1858?',
        right: 'The smell of the Thames',
        wrong: ['A flood in the Tower', 'A speech by the Queen', 'A report from Paris'],
        explanation:
          'The smell of the Thames did it: in a hot summer the river stank so much that curtains in Parliament were soaked in chloride of lime. The law passed within weeks.',
        page: { title: 'Great Stink', url: 'https://en.wikipedia.org/wiki/Great_Stink' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did London’s Tube map of 1933, a model for the world, give up?',
        right: 'True distances',
        wrong: ['Colours of lines', 'Names of stations', 'Places to change'],
        explanation:
          'It gave up true distances, because Harry Beck, an engineering draughtsman, saw that people underground only need the order of stops. He drew lines as neat as an electrical circuit.',
        page: { title: 'Tube map', url: 'https://en.wikipedia.org/wiki/Tube_map' },
      },
    ],
  },
  {
    key: 'france',
    name: 'France',
    category: 'News & Politics',
    spellings: ['France', 'French', 'Paris', 'Macron', 'Élysée'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'With which country does France share its longest land border?',
        right: 'Brazil',
        wrong: ['Spain', 'Belgium', 'Germany'],
        explanation:
          'It is with Brazil, because French Guiana in South America is as French as Paris. The border there, about 730 kilometres, runs through rain forest.',
        page: { title: 'French Guiana', url: 'https://en.wikipedia.org/wiki/French_Guiana' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did France plan in 1918 to protect Paris from bombers at night?',
        right: 'With a sham city nearby',
        wrong: ['With mirrors on its roofs', 'With smoke from the river', 'With a canopy of nets'],
        explanation:
          'With a sham city at a similar bend of the Seine, where lamps imitated streets, factories and even moving trains. The war ended first; its designer later lit up the Eiffel Tower.',
        page: { title: 'Paris in World War I', url: 'https://en.wikipedia.org/wiki/Paris_in_World_War_I' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The President of France is automatically head of state of which other country too?',
        right: 'Andorra',
        wrong: ['Monaco', 'Luxembourg', 'San Marino'],
        explanation:
          'Andorra has two princes: the Bishop of Urgell in Spain and whoever rules France, since the counts of Foix and then the French kings inherited the right.',
        page: { title: 'Co-princes of Andorra', url: 'https://en.wikipedia.org/wiki/Co-princes_of_Andorra' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animals does the French army still keep at a fort on the edge of Paris?',
        right: 'Carrier pigeons',
        wrong: ['Guard geese', 'Pack mules', 'Trained falcons'],
        explanation:
          'Carrier pigeons live at Mont-Valérien, in the last military loft in Europe. One called Vaillant was decorated for carrying the final call for help out of Fort Vaux, near Verdun, in 1916.',
        page: { title: 'War pigeon', url: 'https://en.wikipedia.org/wiki/War_pigeon' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'How did revolutionary France divide the day when it decreed a new kind of time?',
        right: 'Into ten hours',
        wrong: ['Into five hours', 'Into thirty hours', 'Into sixty hours'],
        explanation:
          'It divided the day into ten hours of a hundred minutes, each of a hundred seconds. Clocks were made for it, but it was compulsory for less than a year.',
        page: { title: 'Decimal time', url: 'https://en.wikipedia.org/wiki/Decimal_time' },
      },
    ],
  },
  {
    key: 'germany',
    name: 'Germany',
    category: 'News & Politics',
    spellings: ['Germany', 'German', 'Berlin', 'Merz', 'Bundestag', 'Bundeswehr'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who fell out of Germany’s hanging railway at Wuppertal in 1950, into the river, and survived?',
        right: 'A circus elephant',
        wrong: ['A window cleaner', 'A film actress', 'The lord mayor'],
        explanation:
          'Tuffi, a young elephant, was on a publicity ride for a circus when she took fright and broke through the side of the car. She got away with a scratch.',
        page: { title: 'Tuffi', url: 'https://en.wikipedia.org/wiki/Tuffi' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country surrounds the German village of Büsingen on all sides?',
        right: 'Switzerland',
        wrong: ['Austria', 'Luxembourg', 'France'],
        explanation:
          'Switzerland does: the village lies on the Rhine near Schaffhausen and belongs to the Swiss customs area. People there get by with two currencies.',
        page: { title: 'Büsingen am Hochrhein', url: 'https://en.wikipedia.org/wiki/B%C3%BCsingen_am_Hochrhein' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How can the German parliament vote a chancellor out of office?',
        right: 'Only by electing a successor',
        wrong: ['Only by three quarters', 'Only by two separate votes', 'Only by calling an election'],
        explanation:
          'Only by electing a successor: in the 1920s majorities agreed on toppling governments but on nothing else. So today one has to agree on who comes next.',
        page: {
          title: 'Constructive vote of no confidence',
          url: 'https://en.wikipedia.org/wiki/Constructive_vote_of_no_confidence',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did crowds stream to the Berlin Wall on the evening of 9 November 1989?',
        right: 'An official spoke too soon',
        wrong: ['A bulldozer broke through', 'A guard post stood empty', 'A treaty had been signed'],
        explanation:
          'An official spoke too soon: asked when new travel rules would begin, he leafed through his notes and said at once. Overwhelmed guards opened the gates that night.',
        page: { title: 'Fall of the Berlin Wall', url: 'https://en.wikipedia.org/wiki/Fall_of_the_Berlin_Wall' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Germany become the first country to put its clocks forward for summer, in 1916?',
        right: 'To save coal in the war',
        wrong: ['To suit its farmers', 'To match the French clock', 'To lengthen school days'],
        explanation:
          'It wanted to save coal in the war, as lighter evenings needed fewer lamps. Austria-Hungary joined in, and Britain followed within three weeks.',
        page: { title: 'Daylight saving time', url: 'https://en.wikipedia.org/wiki/Daylight_saving_time' },
      },
    ],
  },
  {
    key: 'italy',
    name: 'Italy',
    category: 'News & Politics',
    spellings: ['Italy', 'Italian', 'Rome', 'Meloni', 'Sicily'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What fills the vaults of an Italian bank, as security for its loans?',
        right: 'Wheels of Parmesan',
        wrong: ['Barrels of Barolo', 'Legs of Parma ham', 'Jars of truffles'],
        explanation:
          'Credito Emiliano stores hundreds of thousands of wheels of Parmesan, which need a year or more to ripen. If a dairy cannot pay, the bank can sell the cheese.',
        page: { title: 'Credito Emiliano', url: 'https://en.wikipedia.org/wiki/Credito_Emiliano' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How many Italians spoke today’s standard Italian when their country was united in 1861?',
        right: 'At most one in ten',
        wrong: ['About one in three', 'About one in two', 'At least nine in ten'],
        explanation:
          'At most one in ten did; the rest spoke the tongue of their region, such as Sicilian or Venetian. School, the army and above all television made Tuscan everybody’s language.',
        page: { title: 'Italian language', url: 'https://en.wikipedia.org/wiki/Italian_language' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Roman concrete can heal its own cracks. What does it contain that makes this possible?',
        right: 'Lumps of lime',
        wrong: ['Grains of salt', 'Threads of silk', 'Drops of oil'],
        explanation:
          'It contains lumps of lime: when water seeps into a crack, the lime dissolves and fills it with new stone. The lumps had long been taken for careless mixing.',
        page: { title: 'Roman concrete', url: 'https://en.wikipedia.org/wiki/Roman_concrete' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Monte Testaccio in Rome, Italy, is an artificial hill as high as a ten-storey house. What is it made of?',
        right: 'Broken oil jars',
        wrong: ['Oyster shells', 'Burned roof tiles', 'Furnace slag'],
        explanation:
          'It is made of broken oil jars, some fifty million of them, from Spain and North Africa. Old oil turned them rancid, so they were not used again, but smashed and neatly stacked.',
        page: { title: 'Monte Testaccio', url: 'https://en.wikipedia.org/wiki/Monte_Testaccio' },
      },
    ],
  },
  {
    key: 'spain',
    name: 'Spain',
    category: 'News & Politics',
    spellings: ['Spain', 'Spanish', 'Madrid', 'Catalonia', 'Catalan', 'Mallorca', 'Majorca', 'Tenerife'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'How do people on Spain’s island of La Gomera call to each other across deep ravines?',
        right: 'In whistled speech',
        wrong: ['With sheep’s bells', 'With flashing mirrors', 'With coded drums'],
        explanation:
          'They use Silbo Gomero, in which vowels and consonants are whistled. It can be understood two miles away, and the island’s schools have taught it since 1999.',
        page: { title: 'Silbo Gomero', url: 'https://en.wikipedia.org/wiki/Silbo_Gomero' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Spain lies as far west as Britain but keeps Berlin’s time. Since when?',
        right: 'The Second World War',
        wrong: ['The Napoleonic Wars', 'The first railways', 'The entry into the EU'],
        explanation:
          'Since the Second World War: Franco’s government moved the clocks forward in 1940 and never moved them back. It helps explain why Spaniards seem to dine so late.',
        page: { title: 'Time in Spain', url: 'https://en.wikipedia.org/wiki/Time_in_Spain' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Pheasant Island lies in a river between Spain and France. Who owns it?',
        right: 'Each for half the year',
        wrong: ['Each owns one half of it', 'Neither of the two', 'A Basque monastery'],
        explanation:
          'Each owns it for half the year, and it changes hands every February and August. The two countries made peace there in 1659 and have shared it ever since.',
        page: { title: 'Pheasant Island', url: 'https://en.wikipedia.org/wiki/Pheasant_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Spanish “ojalá”, “I hope so”, contains the word for God in which language?',
        right: 'Arabic',
        wrong: ['Hebrew', 'Basque', 'Gothic'],
        explanation:
          'It comes from Arabic, from a phrase about God’s will. Nearly eight centuries of Muslim rule left thousands of such words, many of them beginning with al.',
        page: {
          title: 'Arabic language influence on the Spanish language',
          url: 'https://en.wikipedia.org/wiki/Arabic_language_influence_on_the_Spanish_language',
        },
      },
    ],
  },
  {
    key: 'japan',
    name: 'Japan',
    category: 'News & Politics',
    spellings: ['Japan', 'Japanese', 'Tokyo', 'Kyoto', 'Takaichi'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'When eastern Japan lacked electricity in 2011, why could the west send so little?',
        right: 'It uses another frequency',
        wrong: ['It uses other plugs', 'It had closed all its plants', 'It had sold its power abroad'],
        explanation:
          'It uses another frequency: the east runs on 50 hertz and the west on 60. In the 1890s Tokyo had bought its generators in Germany, Osaka in America.',
        page: {
          title: 'Electricity sector in Japan',
          url: 'https://en.wikipedia.org/wiki/Electricity_sector_in_Japan',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do Japanese train drivers point at signals and call out what they see?',
        right: 'It prevents mistakes',
        wrong: ['It trains the guards', 'It calms the passengers', 'It opens the doors'],
        explanation:
          'It prevents mistakes, because hand, eye and voice keep the mind on the task. In tests, pointing and calling cut errors by more than four fifths.',
        page: { title: 'Pointing and calling', url: 'https://en.wikipedia.org/wiki/Pointing_and_calling' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Japan recounted its islands by computer and published the result in 2023. How many were there?',
        right: 'Twice as many as before',
        wrong: ['Half as many as before', 'Just one more than before', 'Exactly as many as before'],
        explanation:
          'There were about twice as many as before, 14,125 instead of 6,852. The old count had been done by hand on maps in 1987.',
        page: { title: 'List of islands of Japan', url: 'https://en.wikipedia.org/wiki/List_of_islands_of_Japan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens to Japan’s holiest shrine, at Ise, every twenty years?',
        right: 'It is built anew next door',
        wrong: ['It is closed for one year', 'It is moved to another city', 'It is painted a new colour'],
        explanation:
          'It is built anew next door, and the old building is taken apart when the new one stands. So it is 1,300 years old and always fresh, and the craft is passed on.',
        page: { title: 'Ise Grand Shrine', url: 'https://en.wikipedia.org/wiki/Ise_Grand_Shrine' },
      },
    ],
  },
  {
    key: 'india',
    name: 'India',
    category: 'News & Politics',
    spellings: ['India', 'New Delhi', 'Delhi', 'Modi', 'Mumbai', 'Narendra Modi'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How are voters in India kept from voting twice?',
        right: 'By ink on a finger',
        wrong: ['By a stamp on the wrist', 'By a hole in a card', 'By a scan of the eye'],
        explanation:
          'Ink on a finger shows who has voted: the purple dye with silver nitrate, made in Mysore, stays on skin and nail for weeks. The firm sells it to many other countries.',
        page: { title: 'Election ink', url: 'https://en.wikipedia.org/wiki/Election_ink' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How many languages state the value on an Indian banknote?',
        right: 'Seventeen',
        wrong: ['Two', 'Five', 'Ten'],
        explanation:
          'There are seventeen: Hindi and English are large, and a panel lists fifteen more, in many scripts. Even that is only a part of what India speaks.',
        page: { title: 'Indian rupee', url: 'https://en.wikipedia.org/wiki/Indian_rupee' },
      },
      {
        type: 'application',
        difficulty: 'hard',
        question: 'How do people in India write the number one million?',
        right: '10,00,000',
        wrong: ['1,000,000', '100,0000', '1,0000,00'],
        explanation:
          'They write 10,00,000, because after the last three digits Indians group by twos. A hundred thousand is a lakh, and a hundred lakh make a crore.',
        page: { title: 'Indian numbering system', url: 'https://en.wikipedia.org/wiki/Indian_numbering_system' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For how many voters has India set up a polling station deep in the Gir Forest?',
        right: 'Just one',
        wrong: ['Nine', 'Thirty', 'Sixty'],
        explanation:
          'For just one, the keeper of a temple. No voter in India should have to go more than two kilometres, so officials and police brought a voting machine through the land of lions.',
        page: { title: 'Elections in India', url: 'https://en.wikipedia.org/wiki/Elections_in_India' },
      },
    ],
  },
  {
    key: 'turkey',
    name: 'Turkey',
    category: 'News & Politics',
    spellings: ['Turkey', 'Türkiye', 'Turkish', 'Istanbul', 'Ankara', 'Erdogan', 'Erdoğan'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'English names a big bird after Turkey. Which country do the Turks name it after?',
        right: 'India',
        wrong: ['Egypt', 'Spain', 'Mexico'],
        explanation:
          'They call it hindi, from India, and the Portuguese call it peru. All are wrong: it comes from Mexico. English had mixed it up with the guinea fowl, sold by merchants from Turkey.',
        page: { title: 'Turkey (bird)', url: 'https://en.wikipedia.org/wiki/Turkey_(bird)' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the carved stone pillars of Göbekli Tepe in Turkey astonish archaeologists?',
        right: 'They are older than pottery',
        wrong: ['They are made of meteorites', 'They were brought from Egypt', 'They show sailing ships'],
        explanation:
          'They are older than pottery, put up more than eleven thousand years ago by people who did not yet make clay pots. Stonehenge is nearer in time to us than to them.',
        page: { title: 'Göbekli Tepe', url: 'https://en.wikipedia.org/wiki/G%C3%B6bekli_Tepe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Turks who could read and write have to learn anew in 1928?',
        right: 'The alphabet',
        wrong: ['The calendar', 'The metric system', 'The street signs'],
        explanation:
          'They had to learn the alphabet: within months the Arabic script gave way to Latin letters. President Atatürk went round the country himself with a blackboard.',
        page: { title: 'Turkish alphabet', url: 'https://en.wikipedia.org/wiki/Turkish_alphabet' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which soft wool got its name from the capital of Turkey?',
        right: 'Angora',
        wrong: ['Cashmere', 'Merino', 'Alpaca'],
        explanation:
          'Angora is the name under which Ankara was long known in Europe. Its white goats give mohair; the fluffy wool of the name comes from its rabbits.',
        page: { title: 'Ankara', url: 'https://en.wikipedia.org/wiki/Ankara' },
      },
    ],
  },
  {
    key: 'egypt',
    name: 'Egypt',
    category: 'News & Politics',
    spellings: ['Egypt', 'Egyptian', 'Cairo', 'Suez Canal', 'Suez', 'River Nile', 'Nile River'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which monument began as a plan for a giant woman with a torch at the Suez Canal?',
        right: 'The Statue of Liberty',
        wrong: ['Nelson’s Column', 'The Brandenburg Gate', 'Christ the Redeemer'],
        explanation:
          'The Statue of Liberty did: the sculptor Bartholdi had offered Egypt’s ruler a lighthouse in the shape of a peasant woman. It cost too much, and he turned to New York.',
        page: { title: 'Statue of Liberty', url: 'https://en.wikipedia.org/wiki/Statue_of_Liberty' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was written on Egypt’s Rosetta Stone, which became the key to the hieroglyphs?',
        right: 'A decree on tax breaks',
        wrong: ['A hymn to the Nile', 'A victory over Persia', 'A pact with a bride'],
        explanation:
          'A decree thanks King Ptolemy V for tax breaks and gifts to the temples, in three scripts. French soldiers found the stone in 1799, built into the wall of an old fort.',
        page: { title: 'Rosetta Stone', url: 'https://en.wikipedia.org/wiki/Rosetta_Stone' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For how long did a war that began in 1967 trap merchant ships in the Suez Canal?',
        right: 'Eight years',
        wrong: ['Eight days', 'Eight weeks', 'Eight months'],
        explanation:
          'They were stuck for eight years, in which the crews tied the ships together, printed stamps and held games of their own. Desert sand gave them the name Yellow Fleet.',
        page: { title: 'Yellow Fleet', url: 'https://en.wikipedia.org/wiki/Yellow_Fleet' },
      },
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'Why does Upper Egypt lie at the bottom of the map?',
        right: 'The Nile flows north',
        wrong: ['Maps were once reversed', 'Its kings were mightier', 'It once lay on the coast'],
        explanation:
          'The Nile flows north, and up means upstream. The river comes from the heart of Africa and runs down to the Mediterranean.',
        page: { title: 'Upper Egypt', url: 'https://en.wikipedia.org/wiki/Upper_Egypt' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'A new reservoir threatened Egypt’s cliff temples at Abu Simbel. How were they saved?',
        right: 'They were sawn up and raised',
        wrong: ['They were walled in by a dam', 'They were sealed under glass', 'They were copied in concrete'],
        explanation:
          'In the 1960s they were sawn up into blocks of some twenty tonnes and raised by 65 metres, to be put together again inside an artificial hill.',
        page: { title: 'Abu Simbel', url: 'https://en.wikipedia.org/wiki/Abu_Simbel' },
      },
    ],
  },
  {
    key: 'saudi-arabia',
    name: 'Saudi Arabia',
    category: 'News & Politics',
    spellings: ['Saudi Arabia', 'Saudi', 'Saudis', 'Riyadh', 'Jeddah', 'Mohammed bin Salman'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did a Saudi prince hope to bring fresh water to Jeddah in 1977?',
        right: 'By towing an iceberg',
        wrong: ['By damming the Red Sea', 'By seeding clouds', 'By piping in the Nile'],
        explanation:
          'By towing an iceberg from Antarctica, wrapped up against the sun. Prince Mohammed al-Faisal paid for a conference on it in Iowa, where a block of Alaskan glacier cooled the drinks.',
        page: {
          title: 'Mohammed bin Faisal Al Saud',
          url: 'https://en.wikipedia.org/wiki/Mohammed_bin_Faisal_Al_Saud',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is Saudi Arabia’s flag never flown at half-mast?',
        right: 'It bears a creed',
        wrong: ['It shows royal arms', 'It belongs to the army', 'It was a battle flag'],
        explanation:
          'It bears a creed, the Muslim declaration of faith, in white script. The flag is even made of two sheets, so that it reads correctly from both sides.',
        page: { title: 'Flag of Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Flag_of_Saudi_Arabia' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What is unusual about the name of Saudi Arabia?',
        right: 'It names a ruling family',
        wrong: ['It names a former river', 'It comes from a poem', 'It was chosen by voters'],
        explanation:
          'It names a ruling family: the kingdom put together by Ibn Saud was called after his house in 1932. Liechtenstein is one of the few other cases.',
        page: { title: 'Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Saudi_Arabia' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were the tall old houses of Jeddah, on the Red Sea, built of?',
        right: 'Coral',
        wrong: ['Marble', 'Granite', 'Slate'],
        explanation:
          'They were built of coral, in blocks cut from reefs, with timber beams between them to spread the load. Wooden bays let the sea breeze in and keep eyes out.',
        page: { title: 'Al-Balad, Jeddah', url: 'https://en.wikipedia.org/wiki/Al-Balad,_Jeddah' },
      },
    ],
  },
  {
    key: 'united-arab-emirates',
    name: 'the United Arab Emirates',
    category: 'News & Politics',
    spellings: ['UAE', 'U.A.E.', 'United Arab Emirates', 'Emirati', 'Dubai', 'Abu Dhabi'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What ruined the main trade of Dubai and its neighbours around 1930?',
        right: 'Cultured pearls from Japan',
        wrong: ['Cheap spices from India', 'Tinned fish from Norway', 'Steel ships from Britain'],
        explanation:
          'Cultured pearls from Japan ruined the Gulf’s trade in natural ones, which it had lived by. With the slump they ended that within years, decades before the oil.',
        page: { title: 'Pearl hunting', url: 'https://en.wikipedia.org/wiki/Pearl_hunting' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Who took over in the camel races of the Emirates when child jockeys were banned?',
        right: 'Small robots',
        wrong: ['Women riders', 'Retired sailors', 'Nobody at all'],
        explanation:
          'Small robots of a few kilograms sit on the hump, with a whip and a loudspeaker. Their owners drive along beside the track, shout and press the buttons.',
        page: { title: 'Robot jockey', url: 'https://en.wikipedia.org/wiki/Robot_jockey' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do people at the top of Dubai’s Burj Khalifa break their Ramadan fast later than those below?',
        right: 'They see the Sun longer',
        wrong: ['They keep another time', 'Their lifts are slower', 'They cannot hear the call'],
        explanation:
          'They see the Sun longer, as it sets a few minutes later when seen from high up. Clerics told residents of the upper floors to wait.',
        page: { title: 'Burj Khalifa', url: 'https://en.wikipedia.org/wiki/Burj_Khalifa' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What surrounds the Emirati village of Nahwa on all sides?',
        right: 'A piece of Oman',
        wrong: ['An artificial lake', 'A ring of oil wells', 'A wall of coral'],
        explanation:
          'A piece of Oman surrounds it, and that piece, Madha, lies inside the Emirates in its turn. Few borders in the world are nested like that.',
        page: { title: 'Nahwa', url: 'https://en.wikipedia.org/wiki/Nahwa' },
      },
    ],
  },
  {
    key: 'iraq',
    name: 'Iraq',
    category: 'News & Politics',
    spellings: ['Iraq', 'Iraqi', 'Baghdad', 'Mosul', 'Basra'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a customer in Ur, in today’s Iraq, complain about on a tablet some 3,750 years old?',
        right: 'Bad copper',
        wrong: ['Sour beer', 'Mouldy grain', 'Short cloth'],
        explanation:
          'The merchant Ea-nasir had delivered bad copper and been rude to the customer’s messenger. In what was probably his house, archaeologists found more complaints.',
        page: {
          title: 'Complaint tablet to Ea-nāṣir',
          url: 'https://en.wikipedia.org/wiki/Complaint_tablet_to_Ea-n%C4%81%E1%B9%A3ir',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do most of the oldest known written tablets, found at Uruk in Iraq, record?',
        right: 'Goods and rations',
        wrong: ['Prayers and hymns', 'Kings and battles', 'Stars and omens'],
        explanation:
          'They record goods and rations, since writing began as bookkeeping: so much barley, so many sheep, so much beer for a worker. Poems came centuries later.',
        page: { title: 'Uruk', url: 'https://en.wikipedia.org/wiki/Uruk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What shape did a caliph give Baghdad when he founded it in 762?',
        right: 'A circle',
        wrong: ['A star', 'A triangle', 'A cross'],
        explanation:
          'He made it a circle, with four gates, and the palace and mosque in the middle. Nothing of the round city is left above the ground.',
        page: { title: 'Round city of Baghdad', url: 'https://en.wikipedia.org/wiki/Round_city_of_Baghdad' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What are the great guest halls in Iraq’s southern marshes built of?',
        right: 'Reeds',
        wrong: ['Palm logs', 'Salt blocks', 'Baked bricks'],
        explanation:
          'They are built of reeds, in bundles bent into tall arches, without a nail. Carvings five thousand years old show the same halls.',
        page: { title: 'Mudhif', url: 'https://en.wikipedia.org/wiki/Mudhif' },
      },
    ],
  },
  {
    key: 'syria',
    name: 'Syria',
    category: 'News & Politics',
    spellings: ['Syria', 'Syrian', 'Damascus', 'Aleppo'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was the first to withdraw seeds from the Arctic vault on Svalbard, in 2015?',
        right: 'A seed bank from Aleppo',
        wrong: ['A rice farm from Manila', 'A wheat board from Kansas', 'A potato bank from Lima'],
        explanation:
          'A seed bank from Aleppo did, when its fields and cold rooms in Syria could no longer be used. It grew the seeds in Lebanon and Morocco, and later put new ones back.',
        page: { title: 'Svalbard Global Seed Vault', url: 'https://en.wikipedia.org/wiki/Svalbard_Global_Seed_Vault' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What rarity do clay tablets from Ugarit in Syria, some 3,400 years old, preserve?',
        right: 'A melody in notation',
        wrong: ['A map of the coast', 'A recipe for glass', 'A game with rules'],
        explanation:
          'They preserve a melody: a hymn to the goddess Nikkal comes with words and tuning for a lyre. It is the oldest song that has come down nearly whole, though scholars play it differently.',
        page: { title: 'Hurrian songs', url: 'https://en.wikipedia.org/wiki/Hurrian_songs' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient language is still spoken in the Syrian mountain village of Maaloula?',
        right: 'Aramaic',
        wrong: ['Sumerian', 'Phoenician', 'Latin'],
        explanation:
          'It is Aramaic, once the common tongue from Egypt to Persia, and that of Jesus. Only a few villages kept this western form.',
        page: { title: 'Maaloula', url: 'https://en.wikipedia.org/wiki/Maaloula' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which pets mostly go back to one litter dug up near Aleppo, Syria, in 1930?',
        right: 'Golden hamsters',
        wrong: ['Guinea pigs', 'Budgerigars', 'Chinchillas'],
        explanation:
          'Golden hamsters do: a zoologist had a mother and her eleven young dug out of a wheat field and taken to Jerusalem. Only a few survived, but within a year they had some 150 descendants.',
        page: { title: 'Golden hamster', url: 'https://en.wikipedia.org/wiki/Golden_hamster' },
      },
    ],
  },
  {
    key: 'lebanon',
    name: 'Lebanon',
    category: 'News & Politics',
    spellings: ['Lebanon', 'Lebanese', 'Beirut', 'Hezbollah'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient port in Lebanon gave us the word “Bible”?',
        right: 'Byblos',
        wrong: ['Tyre', 'Sidon', 'Tripoli'],
        explanation:
          'Byblos did: the Greeks bought papyrus there and named it after the town. The word then came to mean a book.',
        page: { title: 'Byblos', url: 'https://en.wikipedia.org/wiki/Byblos' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How does Lebanon, by custom, divide its three highest offices?',
        right: 'Among three faiths',
        wrong: ['Among three regions', 'Among three parties', 'Among three families'],
        explanation:
          'They are divided among three faiths: the president is a Maronite Christian, the prime minister a Sunni and the speaker of parliament a Shia Muslim. It goes back to an unwritten pact of 1943.',
        page: { title: 'National Pact', url: 'https://en.wikipedia.org/wiki/National_Pact' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Lebanon held a census in 1932, and then none for generations. Why?',
        right: 'Power hangs on the result',
        wrong: ['The law forbids it', 'The army is against it', 'Too many live abroad'],
        explanation:
          'Power hangs on the result, since offices and seats were shared out by the size of each community. A new count might call the whole balance into question.',
        page: { title: 'Demographics of Lebanon', url: 'https://en.wikipedia.org/wiki/Demographics_of_Lebanon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How heavy is the largest block that the Romans cut in the quarry of Baalbek, Lebanon?',
        right: 'Over 1,500 tonnes',
        wrong: ['About 70 tonnes', 'About 250 tonnes', 'Nearly 600 tonnes'],
        explanation:
          'It weighs over 1,500 tonnes, as much as nearly four fully loaded jumbo jets, and never left the quarry. Three of about 800 tonnes did, and lie in the wall below the temple of Jupiter.',
        page: { title: 'Baalbek Stones', url: 'https://en.wikipedia.org/wiki/Baalbek_Stones' },
      },
    ],
  },
  {
    key: 'south-korea',
    name: 'South Korea',
    category: 'News & Politics',
    spellings: ['South Korea', 'South Korean', 'Seoul'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do the basic consonants of the Korean alphabet depict?',
        right: 'The mouth as it speaks',
        wrong: ['The tracks of birds', 'The shapes of houses', 'The phases of the Moon'],
        explanation:
          'They depict the mouth as it speaks, with tongue, teeth and lips, in King Sejong’s script of 1443. A wise man learns it before the morning is over, an early guide promised.',
        page: { title: 'Hangul', url: 'https://en.wikipedia.org/wiki/Hangul' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did South Koreans become one or two years younger in June 2023?',
        right: 'Ages were counted anew',
        wrong: ['The calendar was moved', 'Leap years were dropped', 'A census was corrected'],
        explanation:
          'Ages were counted anew: by tradition a baby was one year old at birth, and everybody aged on New Year’s Day. The law now counts birthdays like the rest of the world.',
        page: { title: 'East Asian age reckoning', url: 'https://en.wikipedia.org/wiki/East_Asian_age_reckoning' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why may no plane land in South Korea for about half an hour every November?',
        right: 'Pupils sit a listening test',
        wrong: ['Cranes cross the runways', 'Sirens are tried out', 'The army tests its radar'],
        explanation:
          'Pupils all over the country sit a listening test. On the day of the university entrance exam offices open later, and police drive late candidates to school.',
        page: {
          title: 'College Scholastic Ability Test',
          url: 'https://en.wikipedia.org/wiki/College_Scholastic_Ability_Test',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What share of South Koreans are called Kim, Lee or Park?',
        right: 'Nearly half',
        wrong: ['One in ten', 'One in thirty', 'Four in five'],
        explanation:
          'Nearly half of them are: for centuries only the upper classes had family names. Commoners who took one later chose those of the great clans.',
        page: { title: 'Korean name', url: 'https://en.wikipedia.org/wiki/Korean_name' },
      },
    ],
  },
  {
    key: 'north-korea',
    name: 'North Korea',
    category: 'News & Politics',
    spellings: ['North Korea', 'North Korean', 'Pyongyang', 'Kim Jong Un', 'Kim Jong-un'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has the strip between North and South Korea become, nearly empty of people since 1953?',
        right: 'A refuge for rare animals',
        wrong: ['A plantation of ginseng', 'A desert of bare sand', 'A quarry for building stone'],
        explanation:
          'It has become a refuge for rare animals, four kilometres wide and running from coast to coast. Red-crowned cranes winter among mines and old rice fields.',
        page: { title: 'Korean Demilitarized Zone', url: 'https://en.wikipedia.org/wiki/Korean_Demilitarized_Zone' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did North Korea put its clocks back by half an hour in 2015?',
        right: 'To undo Japanese rule',
        wrong: ['To save electricity', 'To match Beijing', 'To suit the farmers'],
        explanation:
          'It wanted to undo Japanese rule, as Korea had its own time until the Japanese changed it. In 2018, to meet the South halfway, the clocks were moved forward again.',
        page: { title: 'Time in North Korea', url: 'https://en.wikipedia.org/wiki/Time_in_North_Korea' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the 105-storey pyramid in Pyongyang, begun in 1987, meant to be?',
        right: 'A hotel',
        wrong: ['A museum', 'A tomb', 'A library'],
        explanation:
          'The Ryugyong was meant to be a hotel, but work stopped for sixteen years when Soviet money ran out. Decades after its start it had still not had a paying guest.',
        page: { title: 'Ryugyong Hotel', url: 'https://en.wikipedia.org/wiki/Ryugyong_Hotel' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did North Korea order from Sweden in the 1970s and never pay for?',
        right: 'A thousand Volvos',
        wrong: ['A railway bridge', 'Two ferry boats', 'A paper mill'],
        explanation:
          'It ordered a thousand Volvos from Sweden, which had hoped for a new market. The export agency sent reminders for decades, and some of the cars became taxis.',
        page: {
          title: 'North Korea–Sweden relations',
          url: 'https://en.wikipedia.org/wiki/North_Korea%E2%80%93Sweden_relations',
        },
      },
    ],
  },
  {
    key: 'hong-kong',
    name: 'Hong Kong',
    category: 'News & Politics',
    spellings: ['Hong Kong', 'Hongkong'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Hong Kong Island was Britain’s for ever, by treaty. Why did Britain hand it over too in 1997?',
        right: 'The land around was leased',
        wrong: ['The naval base had closed', 'The islanders had voted', 'The harbour had silted up'],
        explanation:
          'The land around was leased: most of the territory, with its water and its food, was only lent for 99 years from 1898. The rest could not live alone.',
        page: { title: 'New Territories', url: 'https://en.wikipedia.org/wiki/New_Territories' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How much of crowded Hong Kong is country park or nature reserve?',
        right: 'About two fifths',
        wrong: ['About a hundredth', 'About a twentieth', 'About four fifths'],
        explanation:
          'About two fifths is, because the hills are too steep to build on cheaply and catch the rain for the reservoirs. Monkeys and wild boar live within sight of towers.',
        page: {
          title: 'Country parks and conservation in Hong Kong',
          url: 'https://en.wikipedia.org/wiki/Country_parks_and_conservation_in_Hong_Kong',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who issues most of Hong Kong’s banknotes?',
        right: 'Commercial banks',
        wrong: ['The stock exchange', 'The city’s post office', 'The royal mint in London'],
        explanation:
          'Commercial banks do: three, HSBC among them, print notes in their own designs and back them with US dollars. The habit goes back to 1846.',
        page: { title: 'Hong Kong dollar', url: 'https://en.wikipedia.org/wiki/Hong_Kong_dollar' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What told pilots when to turn toward the runway of Hong Kong’s old airport, Kai Tak?',
        right: 'A painted hillside',
        wrong: ['A searchlight on a ship', 'A tower with a gong', 'A red church roof'],
        explanation:
          'A hillside painted with great orange and white checks told them when to take over by hand and swing right, low over the roofs of Kowloon. The airport closed in 1998.',
        page: { title: 'Kai Tak Airport', url: 'https://en.wikipedia.org/wiki/Kai_Tak_Airport' },
      },
    ],
  },
  {
    key: 'pope-and-vatican',
    name: 'the Vatican and the pope',
    category: 'News & Politics',
    spellings: [
      'Vatican',
      'pope',
      'Pope',
      'popes',
      'Popes',
      'conclave',
      'pontiff',
      'papal',
      'Pope Leo',
      'Pope Francis',
      'Holy See',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Cardinals in Viterbo had not agreed on a pope in over a year. What did the townspeople do?',
        right: 'They took the roof off',
        wrong: ['They rang bells all night', 'They chose one themselves', 'They sent for an army'],
        explanation:
          'In 1270 they took the roof off, having already locked the doors and cut the food to bread and water. Conclave means “with a key”, and rules to shut cardinals in followed soon.',
        page: {
          title: '1268–1271 papal election',
          url: 'https://en.wikipedia.org/wiki/1268%E2%80%931271_papal_election',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who designed the colourful uniform that the pope’s Swiss Guards wear today?',
        right: 'A guard commander',
        wrong: ['Michelangelo', 'Leonardo da Vinci', 'A Milan tailor'],
        explanation:
          'Jules Repond, commander of the guard, brought it in around 1914, after studying old paintings, Raphael’s among them. The story that Michelangelo designed it is a legend.',
        page: { title: 'Swiss Guard', url: 'https://en.wikipedia.org/wiki/Swiss_Guard' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient language could you choose at a cash machine in Vatican City?',
        right: 'Latin',
        wrong: ['Aramaic', 'Hebrew', 'Koine Greek'],
        explanation:
          'It offered Latin: please insert your card, “Inserito scidulam quaeso”. Latin is an official language of the Holy See, with new words for computers and traffic jams.',
        page: { title: 'Vatican City', url: 'https://en.wikipedia.org/wiki/Vatican_City' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why did a pope in 533 become the first known to change his name?',
        right: 'It was a pagan god’s',
        wrong: ['It was a heretic’s', 'It was an emperor’s', 'It was hard to spell'],
        explanation:
          'His name was a pagan god’s: he was called Mercurius, after Mercury, and became John II. Only centuries later did the change turn into a custom.',
        page: { title: 'Pope John II', url: 'https://en.wikipedia.org/wiki/Pope_John_II' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where does the Vatican watch the stars through its own large telescope?',
        right: 'In Arizona',
        wrong: ['In Bavaria', 'In Ethiopia', 'In Peru'],
        explanation:
          'It watches from Arizona, because the lights of Rome had grown too bright. In the 1980s its Jesuit astronomers opened a base in Tucson, and built a telescope on a dark mountain nearby.',
        page: { title: 'Vatican Observatory', url: 'https://en.wikipedia.org/wiki/Vatican_Observatory' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did no pope leave the Vatican from 1870 to 1929?',
        right: 'They did not accept the loss of Rome',
        wrong: [
          'They had sworn to stay by an old vow',
          'They were held there by Italian law',
          'They were in fear of the plague',
        ],
        explanation:
          'They did not accept the loss of Rome, which Italy had taken from them, and called themselves prisoners. A treaty with Italy then created a state of 44 hectares.',
        page: { title: 'Prisoner in the Vatican', url: 'https://en.wikipedia.org/wiki/Prisoner_in_the_Vatican' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is the room called where a new pope first puts on his white robes?',
        right: 'Room of Tears',
        wrong: ['Room of Keys', 'Room of Light', 'Room of Silence'],
        explanation:
          'It is called the Room of Tears, as many a man is said to have wept there under the weight of the office. Robes of several sizes lie ready.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How does a conclave today make sure that its smoke is clearly black or white?',
        right: 'With chemical cartridges',
        wrong: ['With wet and dry straw', 'With two kinds of wood', 'With sawdust and chalk'],
        explanation:
          'Chemical cartridges have been burned in a second stove since 2005, and bells are rung for white. Straw had left the crowd guessing at grey clouds.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
    ],
  },
  {
    key: 'canada',
    name: 'Canada',
    category: 'News & Politics',
    spellings: ['Canada', 'Canadian', 'Ottawa', 'Quebec', 'Alberta', 'British Columbia', 'Mark Carney'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does the Netherlands send tulips to Ottawa every year?',
        right: 'Canada sheltered its princess',
        wrong: ['Canada paid for its dykes', 'Canada lent it seed in 1900', 'Canada bought its old debts'],
        explanation:
          'Canada sheltered its princess, the later Queen Juliana, in the war. For the birth of her daughter in 1943 the hospital rooms were declared to be outside Canada, so that the child was purely Dutch.',
        page: { title: 'Canadian Tulip Festival', url: 'https://en.wikipedia.org/wiki/Canadian_Tulip_Festival' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Gravity is slightly weaker around Hudson Bay in Canada. What is one reason?',
        right: 'Ice pressed the rock down',
        wrong: ['Iron is missing from the soil', 'The bay is unusually deep', 'Caves lie below the bay'],
        explanation:
          'Ice pressed the rock down: some two miles of it once squeezed the ground aside, and it is still rising back. Slow currents deep in Earth do the rest.',
        page: { title: 'Hudson Bay', url: 'https://en.wikipedia.org/wiki/Hudson_Bay' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Quebec keep a strategic reserve of?',
        right: 'Maple syrup',
        wrong: ['Frozen cod', 'Beaver fur', 'Blueberries'],
        explanation:
          'It keeps a reserve of maple syrup, because one bad spring can spoil a harvest. Producers store thousands of tonnes in barrels and smooth the price.',
        page: {
          title: 'Global Strategic Maple Syrup Reserve',
          url: 'https://en.wikipedia.org/wiki/Global_Strategic_Maple_Syrup_Reserve',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What set the Canadian engineer Sandford Fleming thinking about standard time in 1876?',
        right: 'He missed a train',
        wrong: ['He lost a lawsuit', 'He broke his watch', 'He was late for a duel'],
        explanation:
          'He missed a train in Ireland, because the timetable gave the wrong half of the day, and had to spend the night at the station. He went on to plead for a 24-hour clock and for time zones round the world.',
        page: { title: 'Sandford Fleming', url: 'https://en.wikipedia.org/wiki/Sandford_Fleming' },
      },
    ],
  },
  {
    key: 'mexico',
    name: 'Mexico',
    category: 'News & Politics',
    spellings: ['Mexico', 'Mexican', 'Mexico City', 'Sheinbaum', 'Tijuana'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do parts of Mexico City sink by more than a foot a year?',
        right: 'It stands on a drained lake',
        wrong: ['It stands on hollow mines', 'It stands on melting ice', 'It stands on moving dunes'],
        explanation:
          'It stands on a drained lake: the Aztecs built their capital on an island, and the Spanish drained the water around it. The soft clay shrinks as wells are pumped.',
        page: { title: 'Mexico City', url: 'https://en.wikipedia.org/wiki/Mexico_City' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'The sap that Mexico’s exiled General Santa Anna brought to New York was to replace rubber. What did it become?',
        right: 'Chewing gum',
        wrong: ['Linoleum', 'Shoe polish', 'Golf balls'],
        explanation:
          'It became chewing gum: chicle, the sap of the sapodilla tree, was no good for tyres, but the inventor Thomas Adams remembered that the general had chewed it. He sold his first gum in 1871.',
        page: { title: 'Chicle', url: 'https://en.wikipedia.org/wiki/Chicle' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the world’s bulkiest pyramid, at Cholula in Mexico, long mistaken for?',
        right: 'A hill',
        wrong: ['A lake shore', 'A quarry', 'A fortress'],
        explanation:
          'It was taken for a hill: overgrown as it was, the conquerors set a church on the top. By volume it surpasses the pyramid of Cheops.',
        page: { title: 'Great Pyramid of Cholula', url: 'https://en.wikipedia.org/wiki/Great_Pyramid_of_Cholula' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What rose out of a farmer’s field in Mexico in 1943 and grew to over 300 metres within a year?',
        right: 'A volcano',
        wrong: ['A salt dome', 'A sand dune', 'An oil geyser'],
        explanation:
          'The volcano Parícutin began as a crack in the ground beside Dionisio Pulido, who was getting his field ready. Its lava buried two villages, but a church tower still stands out of it.',
        page: { title: 'Parícutin', url: 'https://en.wikipedia.org/wiki/Par%C3%ADcutin' },
      },
    ],
  },
  {
    key: 'australia',
    name: 'Australia',
    category: 'News & Politics',
    spellings: ['Australia', 'Australian', 'Canberra', 'Queensland', 'New South Wales', 'Brisbane'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'How did Australia get its first coins out of 40,000 Spanish dollars in 1813?',
        right: 'Holes were punched in them',
        wrong: ['They were cut into quarters', 'They were recast as shillings', 'They were dipped in copper'],
        explanation:
          'Holes were punched in them: the ring passed for five shillings and the middle, the “dump”, for fifteen pence. Elsewhere they were worth less, so they stayed. The work was done by a convicted forger.',
        page: { title: 'Holey dollar', url: 'https://en.wikipedia.org/wiki/Holey_dollar' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What can happen to an Australian who does not vote?',
        right: 'A small fine',
        wrong: ['A day of service', 'A loss of rights', 'A night in a cell'],
        explanation:
          'A small fine is the usual penalty: voting has been a duty since 1924, and about nine in ten comply. Sausages are grilled at many polling places.',
        page: { title: 'Compulsory voting', url: 'https://en.wikipedia.org/wiki/Compulsory_voting' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a fence of about 5,600 kilometres through Australia keep out?',
        right: 'Dingoes',
        wrong: ['Kangaroos', 'Wild horses', 'Emus'],
        explanation:
          'It keeps out dingoes, to protect the sheep of the south-east, and is longer than the way from London to New York. People patrol it to mend holes.',
        page: { title: 'Dingo Fence', url: 'https://en.wikipedia.org/wiki/Dingo_Fence' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was Australia’s capital, Canberra, built on an empty sheep plain?',
        right: 'Sydney and Melbourne were rivals',
        wrong: ['Gold was found under the plain', 'Wool was traded on the plain', 'Convicts had built roads there'],
        explanation:
          'Sydney and Melbourne were rivals, and neither would have the other. So the constitution asked for a new town at least a hundred miles from Sydney, and Melbourne stood in until it was built.',
        page: { title: 'Canberra', url: 'https://en.wikipedia.org/wiki/Canberra' },
      },
    ],
  },
  {
    key: 'greenland-and-denmark',
    name: 'Denmark and Greenland',
    category: 'News & Politics',
    spellings: ['Greenland', 'Greenlandic', 'Nuuk', 'Denmark', 'Danish', 'Copenhagen'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which islands did the United States buy from Denmark in 1917?',
        right: 'The Virgin Islands',
        wrong: ['The Aleutians', 'The Florida Keys', 'The Hawaiian Islands'],
        explanation:
          'It bought what are now the US Virgin Islands, for 25 million dollars in gold. In the same deal Washington declared that it would not object to Danish rule over the whole of Greenland.',
        page: {
          title: 'Treaty of the Danish West Indies',
          url: 'https://en.wikipedia.org/wiki/Treaty_of_the_Danish_West_Indies',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Denmark and Canada both claimed a bare Arctic rock. What did their soldiers leave there for each other?',
        right: 'Bottles of spirits',
        wrong: ['Packs of cards', 'Jars of herring', 'Bars of chocolate'],
        explanation:
          'They left bottles of spirits: whenever one side landed, it took down the other’s flag and put out whisky or schnapps. In 2022 the two drew a border across Hans Island.',
        page: { title: 'Hans Island', url: 'https://en.wikipedia.org/wiki/Hans_Island' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do people get from one town in Greenland to the next?',
        right: 'By boat or by air',
        wrong: ['By a coastal railway', 'By the ring road', 'By motorised sledge only'],
        explanation:
          'By boat or by air, since there are hardly any roads outside the towns: fjords and ice are in the way. In the north the dog sledge still does its part.',
        page: { title: 'Transport in Greenland', url: 'https://en.wikipedia.org/wiki/Transport_in_Greenland' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'What lies under the thickest ice in the middle of Greenland?',
        right: 'Land below sea level',
        wrong: ['A ridge of volcanoes', 'A plain of salt', 'Water open to the sea'],
        explanation:
          'Land below sea level lies there, because the ice, up to three kilometres thick, has pressed the rock down like a bowl. Without it the ground would slowly rise.',
        page: { title: 'Greenland ice sheet', url: 'https://en.wikipedia.org/wiki/Greenland_ice_sheet' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the US Army build inside the ice of Greenland in 1959?',
        right: 'A town with a reactor',
        wrong: ['A submarine harbour', 'A railway to the Pole', 'A store for plague seed'],
        explanation:
          'Camp Century was a town with a nuclear reactor, tunnels, a chapel and a cinema. It was a cover for a plan to hide missiles in the ice, which moved too much; the first deep ice core was drilled there.',
        page: { title: 'Camp Century', url: 'https://en.wikipedia.org/wiki/Camp_Century' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal are Danes under Prussian rule said to have bred in the colours of their banned flag?',
        right: 'A pig',
        wrong: ['A horse', 'A hen', 'A cow'],
        explanation:
          'It was a pig, red with a white belt across the shoulders, and a second stripe in the best of cases. The breed is still kept in zoos as the Danish protest pig.',
        page: { title: 'Danish Protest Pig', url: 'https://en.wikipedia.org/wiki/Danish_Protest_Pig' },
      },
    ],
  },
  {
    key: 'brazil',
    name: 'Brazil',
    category: 'News & Politics',
    spellings: ['Brazil', 'Brazilian', 'Lula', 'Bolsonaro', 'São Paulo', 'Sao Paulo', 'Rio de Janeiro'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave Brazil its name?',
        right: 'A tree giving red dye',
        wrong: ['A nut with a hard shell', 'A saint of sailors', 'A river of gold'],
        explanation:
          'It was named after a tree giving red dye: brazilwood glows like embers, “brasa” in Portuguese. The first Europeans came for it, and cut down nearly all of it.',
        page: { title: 'Brazil', url: 'https://en.wikipedia.org/wiki/Brazil' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the wind carry across an ocean to feed Brazil’s rain forest?',
        right: 'Dust from the Sahara',
        wrong: ['Ash from Iceland', 'Pollen from Europe', 'Salt from the Azores'],
        explanation:
          'It is dust from the Sahara, which holds phosphorus from a dried-up lake in Chad. About as much comes in as the rain washes out.',
        page: { title: 'Amazon rainforest', url: 'https://en.wikipedia.org/wiki/Amazon_rainforest' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did a law of 2007 remove from the streets of São Paulo?',
        right: 'Billboards',
        wrong: ['Trams', 'Petrol cars', 'Street stalls'],
        explanation:
          'It removed billboards, some 15,000 of them, as the mayor called them visual pollution. Behind them appeared old buildings that few people had known.',
        page: { title: 'Cidade Limpa', url: 'https://en.wikipedia.org/wiki/Cidade_Limpa' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Who got about 100,000 votes in an election for the city council of São Paulo, Brazil, in 1959?',
        right: 'A rhinoceros',
        wrong: ['A circus clown', 'A dead poet', 'A comic hero'],
        explanation:
          'Cacareco, a rhinoceros from the zoo, got more votes than any human candidate. Students had printed ballots for her in protest; they were declared void.',
        page: { title: 'Cacareco', url: 'https://en.wikipedia.org/wiki/Cacareco' },
      },
    ],
  },
  {
    key: 'venezuela',
    name: 'Venezuela',
    category: 'News & Politics',
    spellings: ['Venezuela', 'Venezuelan', 'Caracas', 'Maduro'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal is the Church said to have let Venezuelans eat in Lent, as if it were fish?',
        right: 'The capybara',
        wrong: ['The armadillo', 'The tapir', 'The anteater'],
        explanation:
          'The capybara, the largest rodent in the world, has partly webbed feet and feeds in the water; missionaries are said to have asked Rome about it. It is still a dish for Easter week.',
        page: { title: 'Capybara', url: 'https://en.wikipedia.org/wiki/Capybara' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens more than a hundred nights a year where a river enters Venezuela’s Lake Maracaibo?',
        right: 'Lightning hour after hour',
        wrong: ['Waves as high as houses', 'Hail from a clear sky', 'Fog as dense as smoke'],
        explanation:
          'Lightning flashes hour after hour, as winds from the Caribbean meet the mountains there. Sailors used it as a lighthouse.',
        page: { title: 'Catatumbo lightning', url: 'https://en.wikipedia.org/wiki/Catatumbo_lightning' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does Venezuela, so rich in oil, import light oil or naphtha?',
        right: 'To thin its own',
        wrong: ['To heat its wells', 'To clean its pipes', 'To cool its pumps'],
        explanation:
          'It has to thin its own oil, much of which, in the Orinoco Belt, is nearly as thick as tar. It flows through a pipe only when something thin is mixed in.',
        page: { title: 'Orinoco Belt', url: 'https://en.wikipedia.org/wiki/Orinoco_Belt' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gave his name to Venezuela’s Angel Falls, the highest in the world?',
        right: 'An American pilot',
        wrong: ['A Spanish monk', 'A German botanist', 'A British admiral'],
        explanation:
          'Jimmie Angel, an American pilot, landed on the mountain above in 1937, looking for gold. His plane got stuck, and the party walked down for eleven days.',
        page: { title: 'Angel Falls', url: 'https://en.wikipedia.org/wiki/Angel_Falls' },
      },
    ],
  },
  {
    key: 'cuba',
    name: 'Cuba',
    category: 'News & Politics',
    spellings: ['Cuba', 'Havana'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Fidel Castro do with the yearly rent that the US paid for Guantánamo Bay?',
        right: 'He left the cheques uncashed',
        wrong: ['He gave the sum to schools', 'He sent the money to Moscow', 'He returned it by post'],
        explanation:
          'He left the cheques uncashed, as taking the 4,000 dollars would have meant accepting the lease. He once showed a journalist a drawer full of them; only the first had been cashed, by mistake.',
        page: { title: 'Guantanamo Bay Naval Base', url: 'https://en.wikipedia.org/wiki/Guantanamo_Bay_Naval_Base' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the “lector” in a Cuban cigar factory do?',
        right: 'Reads to the workers',
        wrong: ['Sorts the dry leaves', 'Counts the bands', 'Tastes each box'],
        explanation:
          'The lector reads to the workers, news in the morning and novels later. The brand Montecristo got its name because the rollers liked “The Count of Monte Cristo” so much.',
        page: { title: 'Cigar', url: 'https://en.wikipedia.org/wiki/Cigar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Cuba is home to the smallest kind in the world of which animals?',
        right: 'Birds',
        wrong: ['Snakes', 'Bats', 'Turtles'],
        explanation:
          'The smallest of all birds, Cuba’s bee hummingbird, is about two inches long, bill and tail included, and weighs two grams. Its eggs are the size of coffee beans.',
        page: { title: 'Bee hummingbird', url: 'https://en.wikipedia.org/wiki/Bee_hummingbird' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Cuba make drivers of state cars do when fuel ran short in the 1990s?',
        right: 'Pick up hitchhikers',
        wrong: ['Deliver the mail', 'Coast downhill', 'Drive by night only'],
        explanation:
          'They had to pick up hitchhikers. Officials in yellow stood at crossroads, asked each driver about the destination and filled the empty seats from the queue.',
        page: { title: 'Transport in Cuba', url: 'https://en.wikipedia.org/wiki/Transport_in_Cuba' },
      },
    ],
  },
  {
    key: 'poland',
    name: 'Poland',
    category: 'News & Politics',
    spellings: ['Poland', 'Warsaw', 'Gdansk', 'Gdańsk', 'Krakow', 'Kraków'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What point did Marie Curie make in 1898 by naming a new element polonium, after Poland?',
        right: 'Poland was on no map',
        wrong: ['Poland had paid for it', 'Poland had its only mine', 'Poland was at war with France'],
        explanation:
          'Poland was on no map, and she wanted the world to remember it. Three empires had divided her home country among them a century before.',
        page: { title: 'Polonium', url: 'https://en.wikipedia.org/wiki/Polonium' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What helped builders to restore Warsaw’s old town after the Second World War?',
        right: 'An Italian’s paintings',
        wrong: ['A German’s models', 'A pilot’s film', 'A child’s diary'],
        explanation:
          'An Italian’s paintings helped: Bernardo Bellotto, Canaletto’s nephew, had painted the streets in detail in the 1770s. Students had hidden measured drawings as well.',
        page: { title: 'Warsaw Old Town', url: 'https://en.wikipedia.org/wiki/Warsaw_Old_Town' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who first broke the German army’s Enigma cipher, years before Bletchley Park?',
        right: 'Polish mathematicians',
        wrong: ['French radio amateurs', 'American linguists', 'Swedish engineers'],
        explanation:
          'Polish mathematicians did: Marian Rejewski worked out the wiring in 1932 with pure algebra. Weeks before the war the Poles gave the British and the French all they knew.',
        page: { title: 'Marian Rejewski', url: 'https://en.wikipedia.org/wiki/Marian_Rejewski' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did two doctors keep German occupiers away from a dozen villages in Poland?',
        right: 'They faked an epidemic',
        wrong: ['They poisoned the wells', 'They moved the signposts', 'They forged a peace treaty'],
        explanation:
          'They faked an epidemic of typhus: an injection of harmless bacteria made blood tests come out positive. The Germans feared the disease, put the area under quarantine and mostly stayed away.',
        page: { title: 'Eugene Lazowski', url: 'https://en.wikipedia.org/wiki/Eugene_Lazowski' },
      },
    ],
  },
  {
    key: 'pakistan',
    name: 'Pakistan',
    category: 'News & Politics',
    spellings: ['Pakistan', 'Pakistani', 'Islamabad', 'Karachi', 'Lahore'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the student who coined the name Pakistan in 1933 take its letters from?',
        right: 'From its regions’ names',
        wrong: ['From a line of the Koran', 'From a poet’s name', 'From a Mogul’s seal'],
        explanation:
          'He took letters from the names of its regions: Punjab, Afghania, Kashmir, Sindh and, for the ending, Baluchistan. The name can also be read as “land of the pure”.',
        page: { title: 'Pakistan', url: 'https://en.wikipedia.org/wiki/Pakistan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How do villagers in Pakistan’s high mountains traditionally try to get more water for their fields?',
        right: 'By planting glaciers',
        wrong: ['By netting the clouds', 'By damming avalanches', 'By blasting hot springs'],
        explanation:
          'By planting glaciers: they carry “male” and “female” ice up to a shady spot, cover it with charcoal, straw and earth and leave it to grow. The ceremony is like a wedding.',
        page: { title: 'Glacier growing', url: 'https://en.wikipedia.org/wiki/Glacier_growing' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'According to legend, whose horses discovered Pakistan’s pink salt by licking the rocks?',
        right: 'Alexander the Great’s',
        wrong: ['Genghis Khan’s', 'Marco Polo’s', 'Tamerlane’s'],
        explanation:
          'They were Alexander the Great’s, the legend says. The salt sold as Himalayan comes from the mine of Khewra in Punjab, a good way south of the high mountains.',
        page: { title: 'Khewra Salt Mine', url: 'https://en.wikipedia.org/wiki/Khewra_Salt_Mine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did many houses in Mohenjo-daro, in today’s Pakistan, already have some 4,500 years ago?',
        right: 'Bathrooms with drains',
        wrong: ['Windows with glass', 'Stoves with chimneys', 'Doors with iron locks'],
        explanation:
          'They had bathrooms with drains, and covered sewers of brick ran along the streets. Many cities of Europe had nothing like that in the 19th century.',
        page: { title: 'Mohenjo-daro', url: 'https://en.wikipedia.org/wiki/Mohenjo-daro' },
      },
    ],
  },
  {
    key: 'afghanistan',
    name: 'Afghanistan',
    category: 'News & Politics',
    spellings: ['Afghanistan', 'Afghan', 'Kabul', 'Taliban'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which stone from Afghanistan gave European painters the blue of their Madonnas?',
        right: 'Lapis lazuli',
        wrong: ['Turquoise', 'Sapphire', 'Aquamarine'],
        explanation:
          'It was lapis lazuli, from mines in Badakhshan worked for more than six thousand years; the mask of Tutankhamun holds some too. The paint cost about as much as gold.',
        page: { title: 'Lapis lazuli', url: 'https://en.wikipedia.org/wiki/Lapis_lazuli' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does a long, thin arm of Afghanistan reach out to China?',
        right: 'To part two empires',
        wrong: ['To reach a gold mine', 'To follow a river', 'To hold a railway'],
        explanation:
          'It was to part two empires: around 1895 Russia and Britain agreed to leave the Wakhan as a strip between them, so that their borders would never touch.',
        page: { title: 'Wakhan Corridor', url: 'https://en.wikipedia.org/wiki/Wakhan_Corridor' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What was carved on stone in a Greek city of the third century BC, found in Afghanistan?',
        right: 'Wise sayings from Delphi',
        wrong: ['A map of the river Nile', 'The laws of Sparta', 'The winners at Olympia'],
        explanation:
          'A traveller had copied the sayings at Delphi and brought them to Ai-Khanoum, on the Oxus. “In youth, control yourself”, says one; “in old age, give good advice”. The city had a theatre and a gymnasium.',
        page: { title: 'Ai-Khanoum', url: 'https://en.wikipedia.org/wiki/Ai-Khanoum' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was the ancient gold of Bactria when it seemed lost in Afghanistan’s wars?',
        right: 'In a vault in Kabul',
        wrong: ['In a cave near Herat', 'In a museum in London', 'In a tomb in Bamiyan'],
        explanation:
          'It lay in a vault in Kabul, as a few staff of the national museum knew, who kept silent for years. More than 20,000 pieces came to light in 2003.',
        page: { title: 'Bactrian Gold', url: 'https://en.wikipedia.org/wiki/Bactrian_Gold' },
      },
    ],
  },
  {
    key: 'vietnam',
    name: 'Vietnam',
    category: 'News & Politics',
    spellings: ['Vietnam', 'Vietnamese', 'Hanoi', 'Ho Chi Minh City'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is Vietnamese written in Latin letters?',
        right: 'Missionaries devised the script',
        wrong: ['Sailors brought schoolbooks', 'A king preferred the script', 'Americans changed the schools'],
        explanation:
          'Missionaries, Jesuits from Portugal and elsewhere, devised the script in the 17th century to write down what they heard. Under French rule it replaced the Chinese characters.',
        page: { title: 'Vietnamese alphabet', url: 'https://en.wikipedia.org/wiki/Vietnamese_alphabet' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What grows inside the vast cave of Sơn Đoòng in Vietnam?',
        right: 'A forest',
        wrong: ['A coral reef', 'A rice field', 'A salt lake'],
        explanation:
          'A forest grows where the roof has fallen in at two places and lets in light. The cave has its own river and clouds; a farmer found the entrance in about 1990.',
        page: { title: 'Sơn Đoòng Cave', url: 'https://en.wikipedia.org/wiki/S%C6%A1n_%C4%90o%C3%B2ng_Cave' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What share of people in Vietnam have the family name Nguyễn?',
        right: 'About a third',
        wrong: ['About a tenth', 'About a fiftieth', 'About two thirds'],
        explanation:
          'About a third do: people took the name of ruling houses, by duty or for favour, and the last dynasty was called so. In daily life given names are used.',
        page: { title: 'Nguyen', url: 'https://en.wikipedia.org/wiki/Nguyen' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Milk was scarce in Hanoi in the 1940s. What did a barman whip up for coffee instead?',
        right: 'Egg yolk',
        wrong: ['Coconut', 'Soya beans', 'Banana'],
        explanation:
          'Nguyễn Văn Giảng beat egg yolk with sugar to a thick cream. Egg coffee is a speciality of the city now.',
        page: { title: 'Egg coffee', url: 'https://en.wikipedia.org/wiki/Egg_coffee' },
      },
    ],
  },
  {
    key: 'philippines',
    name: 'the Philippines',
    category: 'News & Politics',
    spellings: ['Philippines', 'Philippine', 'Filipino', 'Manila', 'Duterte'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'The flag of the Philippines hangs with its red half on top. What does that signal?',
        right: 'The country is at war',
        wrong: ['A president has died', 'Parliament is sitting', 'A typhoon is near'],
        explanation:
          'The country is at war; in peace the blue is on top. It is the only national flag that is turned over by law in time of war.',
        page: { title: 'Flag of the Philippines', url: 'https://en.wikipedia.org/wiki/Flag_of_the_Philippines' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which toy did Pedro Flores from the Philippines begin to make in California in 1928?',
        right: 'The yo-yo',
        wrong: ['The hula hoop', 'The pogo stick', 'The Frisbee'],
        explanation:
          'It was the yo-yo, whose name is a word from his home country. His string was looped round the axle and not tied, so that the toy could spin on at the bottom, and a craze began.',
        page: { title: 'Yo-yo', url: 'https://en.wikipedia.org/wiki/Yo-yo' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'To which port did galleons carry Chinese silk from Manila for 250 years?',
        right: 'Acapulco',
        wrong: ['Lisbon', 'Havana', 'Buenos Aires'],
        explanation:
          'They sailed to Acapulco in Mexico, where the silk was paid for with silver, and went on to Europe. It was the first trade that regularly crossed the Pacific.',
        page: { title: 'Manila galleon', url: 'https://en.wikipedia.org/wiki/Manila_galleon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave Manila envelopes their name and colour?',
        right: 'A plant fibre',
        wrong: ['A river mud', 'A sea shell', 'A wood resin'],
        explanation:
          'They owe both to a plant fibre, abacá or Manila hemp, from a relative of the banana. Worn ropes of it were turned into tough brown paper.',
        page: { title: 'Abacá', url: 'https://en.wikipedia.org/wiki/Abac%C3%A1' },
      },
    ],
  },
  {
    key: 'indonesia',
    name: 'Indonesia',
    category: 'News & Politics',
    spellings: ['Indonesia', 'Indonesian', 'Jakarta', 'Sumatra'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Jakarta, Indonesia’s giant city, sinks by inches every year. What is the main cause?',
        right: 'Pumping of groundwater',
        wrong: ['Weight of its skyscrapers', 'Mining of tin', 'Tremors of volcanoes'],
        explanation:
          'It is the pumping of groundwater: many homes and firms draw their water from wells, since pipes do not reach them. Large parts already lie below the level of the sea.',
        page: { title: 'Jakarta', url: 'https://en.wikipedia.org/wiki/Jakarta' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Bali and Lombok in Indonesia are only some 35 kilometres apart. What changes between them?',
        right: 'The animals',
        wrong: ['The time zone', 'The currency', 'The side of the road'],
        explanation:
          'The animals change: Asian kinds end here and Australian ones, such as cockatoos, begin. The sea between is so deep that it stayed wet in the ice ages.',
        page: { title: 'Wallace Line', url: 'https://en.wikipedia.org/wiki/Wallace_Line' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'For years, cars in central Jakarta, Indonesia, had to carry at least three people. Which trade arose?',
        right: 'Passengers for hire',
        wrong: ['Life-size puppets', 'Tinted windows', 'Maps of back roads'],
        explanation:
          'Passengers for hire, “jockeys”, stood at the roadside and held up a finger, or two if they had a child with them. The rule was dropped in 2016, and traffic got worse all over town.',
        page: { title: 'Transport in Jakarta', url: 'https://en.wikipedia.org/wiki/Transport_in_Jakarta' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 1667 the Dutch kept the nutmeg island of Run. What did they leave to England?',
        right: 'Manhattan',
        wrong: ['Jamaica', 'Barbados', 'Bermuda'],
        explanation:
          'They left Manhattan, since nutmeg seemed the better deal at the time. New Amsterdam had already been renamed New York.',
        page: { title: 'Run (island)', url: 'https://en.wikipedia.org/wiki/Run_(island)' },
      },
    ],
  },
  {
    key: 'thailand',
    name: 'Thailand',
    category: 'News & Politics',
    spellings: ['Thailand', 'Thai', 'Bangkok', 'Phuket'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is record-breaking about the full ceremonial name of Thailand’s capital?',
        right: 'It has 168 letters',
        wrong: ['It uses five languages', 'It changes each year', 'It is set to music'],
        explanation:
          'It has 168 letters and praises the city of angels, of jewels and of a god incarnate. Thais just say Krung Thep.',
        page: { title: 'Bangkok', url: 'https://en.wikipedia.org/wiki/Bangkok' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The year 2000 was 2543 in Thailand. What does its calendar count from?',
        right: 'The death of the Buddha',
        wrong: ['The first Siamese king', 'The founding of Bangkok', 'The birth of Confucius'],
        explanation:
          'It counts from the death of the Buddha, on official papers and on milk cartons alike. Imported food may seem to keep for centuries.',
        page: { title: 'Thai solar calendar', url: 'https://en.wikipedia.org/wiki/Thai_solar_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the king of Siam, today’s Thailand, offer America, and Abraham Lincoln politely decline?',
        right: 'Elephants',
        wrong: ['Sacred cats', 'War canoes', 'Silkworms'],
        explanation:
          'He offered elephants, in pairs, to be set free and multiply. Lincoln answered in 1862 that the climate hardly suited them, and that steam did the carrying better.',
        page: { title: 'Mongkut', url: 'https://en.wikipedia.org/wiki/Mongkut' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Thailand’s government promote a new noodle dish, pad Thai, around 1940?',
        right: 'To build a nation',
        wrong: ['To please its allies', 'To use up old rice', 'To win over tourists'],
        explanation:
          'It was to build a nation: noodles were a Chinese habit, so they were given a new name and taste. New rules about hats, flags and greetings came along with it.',
        page: { title: 'Pad thai', url: 'https://en.wikipedia.org/wiki/Pad_thai' },
      },
    ],
  },
  {
    key: 'bangladesh',
    name: 'Bangladesh',
    category: 'News & Politics',
    spellings: ['Bangladesh', 'Bangladeshi', 'Dhaka'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is the red disc on the flag of Bangladesh not quite in the middle?',
        right: 'It looks centred in the wind',
        wrong: ['It shows the rising sun', 'It leaves room for a star', 'It copies an older flag'],
        explanation:
          'It looks centred in the wind, because it is a little nearer to the pole. When the cloth flies, its free end ripples and looks shorter.',
        page: { title: 'Flag of Bangladesh', url: 'https://en.wikipedia.org/wiki/Flag_of_Bangladesh' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The poet Tagore wrote the anthem of Bangladesh. Which other country’s anthem is his?',
        right: 'India’s',
        wrong: ['Nepal’s', 'Myanmar’s', 'Bhutan’s'],
        explanation:
          'India’s anthem is his too. Rabindranath Tagore was the first Nobel laureate in literature from Asia, and both states were founded after his death.',
        page: { title: 'Amar Shonar Bangla', url: 'https://en.wikipedia.org/wiki/Amar_Shonar_Bangla' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'Why did honey gatherers in the Sundarbans mangroves wear masks on the backs of their heads?',
        right: 'Tigers attack from behind',
        wrong: ['Bees sting from below', 'Rain comes from behind', 'Masks drive off spirits'],
        explanation:
          'Tigers attack from behind, and one that feels watched tends to give up. It worked for a few years, until the animals saw through it.',
        page: { title: 'Sundarbans', url: 'https://en.wikipedia.org/wiki/Sundarbans' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What was special, until 2015, about a field called Dahala Khagrabari?',
        right: 'It lay in three layers of borders',
        wrong: ['It was farmed by both armies', 'It belonged to no state at all', 'It changed hands every year'],
        explanation:
          'It lay in three layers of borders: a piece of India within a piece of Bangladesh within a piece of India, inside Bangladesh. Then the two states swapped their enclaves.',
        page: {
          title: 'India–Bangladesh enclaves',
          url: 'https://en.wikipedia.org/wiki/India%E2%80%93Bangladesh_enclaves',
        },
      },
    ],
  },
  {
    key: 'sri-lanka',
    name: 'Sri Lanka',
    category: 'News & Politics',
    spellings: ['Sri Lanka', 'Sri Lankan'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which English word comes from an old name of Sri Lanka?',
        right: 'Serendipity',
        wrong: ['Tranquillity', 'Curiosity', 'Prosperity'],
        explanation:
          'Serendipity comes from Serendip: Horace Walpole made the word in 1754 from a tale of its three princes, who kept discovering things they were not looking for.',
        page: { title: 'Serendipity', url: 'https://en.wikipedia.org/wiki/Serendipity' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happened in Ceylon, today’s Sri Lanka, in 1960 for the first time in any country?',
        right: 'A woman became prime minister',
        wrong: ['A monk became president', 'A woman became a general', 'A teenager won a seat'],
        explanation:
          'A woman became prime minister: Sirimavo Bandaranaike, who led the country three times. Her daughter became president.',
        page: { title: 'Sirimavo Bandaranaike', url: 'https://en.wikipedia.org/wiki/Sirimavo_Bandaranaike' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Sri Lanka’s planters grow before a fungus made them change to tea?',
        right: 'Coffee',
        wrong: ['Cotton', 'Cocoa', 'Tobacco'],
        explanation:
          'They grew coffee, and in the 1860s Ceylon was one of the largest producers in the world. Within twenty years leaf rust had ended that.',
        page: { title: 'Hemileia vastatrix', url: 'https://en.wikipedia.org/wiki/Hemileia_vastatrix' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What has been tended in a garden in Sri Lanka for more than two thousand years?',
        right: 'A fig tree',
        wrong: ['A rose bush', 'A lotus pond', 'A tea plant'],
        explanation:
          'The fig tree at Anuradhapura is said to come from a branch of the one under which the Buddha found enlightenment. No older tree is known to have been planted by people at a recorded date.',
        page: { title: 'Jaya Sri Maha Bodhi', url: 'https://en.wikipedia.org/wiki/Jaya_Sri_Maha_Bodhi' },
      },
    ],
  },
  {
    key: 'new-zealand',
    name: 'New Zealand',
    category: 'News & Politics',
    spellings: ['New Zealand', 'Auckland', 'Christchurch'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which post did the city of Christchurch, New Zealand, pay a man to hold until 2021?',
        right: 'Wizard',
        wrong: ['Jester', 'Hermit', 'Town crier'],
        explanation:
          'Ian Brackenbury Channell was its wizard, for 16,000 dollars a year, and spoke in the cathedral square in a pointed hat. In 1990 a prime minister had asked him to be Wizard of the whole country.',
        page: { title: 'Wizard of New Zealand', url: 'https://en.wikipedia.org/wiki/Wizard_of_New_Zealand' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For about how long have people lived in New Zealand?',
        right: '700 years',
        wrong: ['3,000 years', '12,000 years', '40,000 years'],
        explanation:
          'Polynesian sailors arrived only about 700 years ago, when cathedrals already stood in Europe. It was the last large habitable land to be settled.',
        page: { title: 'New Zealand', url: 'https://en.wikipedia.org/wiki/New_Zealand' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language did New Zealand make official by a law of 2006?',
        right: 'Sign language',
        wrong: ['Scots Gaelic', 'Samoan', 'Cantonese'],
        explanation:
          'Sign language became official then, as Māori had in 1987. English, by contrast, was long used without any law that said so.',
        page: { title: 'New Zealand Sign Language', url: 'https://en.wikipedia.org/wiki/New_Zealand_Sign_Language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is New Zealand the visible part of?',
        right: 'A sunken continent',
        wrong: ['A giant coral reef', 'A single volcano', 'A drifting iceberg'],
        explanation:
          'It is the top of a sunken continent, Zealandia, some 94 per cent of which lies under water. It broke away from Gondwana about 80 million years ago.',
        page: { title: 'Zealandia', url: 'https://en.wikipedia.org/wiki/Zealandia' },
      },
    ],
  },
  {
    key: 'scotland',
    name: 'Scotland',
    category: 'News & Politics',
    spellings: ['Scotland', 'Scottish', 'Edinburgh', 'Glasgow', 'Holyrood'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Scotland’s parliament ban golf in 1457?',
        right: 'Men neglected archery',
        wrong: ['Balls broke windows', 'Players bet too much', 'Matches led to fights'],
        explanation:
          'Men neglected archery for it, and football was banned as well. The ban was lifted around 1500, when King James IV himself took up clubs.',
        page: { title: 'History of golf', url: 'https://en.wikipedia.org/wiki/History_of_golf' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Scottish banks’ notes circulate all over Scotland. What are they not, even there?',
        right: 'Legal tender',
        wrong: ['Made of plastic', 'Backed by assets', 'Accepted by banks'],
        explanation:
          'They are not legal tender: strictly, nobody has to accept them for a debt. But then legal tender matters far less in daily life than most people think.',
        page: { title: 'Banknotes of Scotland', url: 'https://en.wikipedia.org/wiki/Banknotes_of_Scotland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who took Scotland’s coronation stone from Westminster Abbey at Christmas 1950?',
        right: 'Four students',
        wrong: ['Two bishops', 'An American collector', 'A dismissed verger'],
        explanation:
          'Four students took it, and it broke in two on the way. Months later it was left at the ruins of Arbroath Abbey, wrapped in a flag.',
        page: {
          title: '1950 removal of the Stone of Scone',
          url: 'https://en.wikipedia.org/wiki/1950_removal_of_the_Stone_of_Scone',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Scotland come by Orkney and Shetland in the 15th century?',
        right: 'As a pledge for a dowry',
        wrong: ['As ransom for a prince', 'As spoils of a sea battle', 'As a bishop’s bequest'],
        explanation:
          'They were a pledge for a dowry: Christian I, king of Denmark and Norway, could not pay the gold for his daughter’s marriage to James III. He never redeemed the islands, though Danes later tried.',
        page: { title: 'History of Orkney', url: 'https://en.wikipedia.org/wiki/History_of_Orkney' },
      },
    ],
  },
  {
    key: 'ireland',
    name: 'Ireland',
    category: 'News & Politics',
    spellings: ['Ireland', 'Northern Ireland', 'Dublin', 'Belfast', 'Taoiseach'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why are there no native snakes in Ireland?',
        right: 'The sea came before them',
        wrong: ['The winters are too cold', 'Farmers killed them all', 'The soil is too acid'],
        explanation:
          'The sea came before them: after the ice age the island was cut off before snakes could get there. Saint Patrick, who is said to have driven them out, found none.',
        page: { title: 'Saint Patrick', url: 'https://en.wikipedia.org/wiki/Saint_Patrick' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Ireland’s state harp faces the other way from whose more familiar one?',
        right: 'Guinness’s',
        wrong: ['Ryanair’s', 'Dublin University’s', 'The Bank of England’s'],
        explanation:
          'It faces the other way from Guinness’s, which the brewery had registered as a trademark in 1876. The new state chose the same old instrument and turned it round.',
        page: { title: 'Guinness', url: 'https://en.wikipedia.org/wiki/Guinness' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How does the population of the island of Ireland compare with that of 1840?',
        right: 'It is smaller',
        wrong: ['It is four times as big', 'It is almost the same', 'It is twice as big'],
        explanation:
          'It is smaller: more than eight million people lived there before the Great Famine. Hunger and a century of emigration followed.',
        page: { title: 'Ireland', url: 'https://en.wikipedia.org/wiki/Ireland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A land agent in Ireland found that nobody would serve or speak to him. Which word resulted?',
        right: 'Boycott',
        wrong: ['Lynch', 'Maverick', 'Hooligan'],
        explanation:
          'It was “boycott”: Captain Charles Boycott’s tenants in Mayo shunned him in 1880, and his name was a verb within months.',
        page: { title: 'Charles Boycott', url: 'https://en.wikipedia.org/wiki/Charles_Boycott' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which food, centuries or millennia old, do turf cutters find in the bogs of Ireland?',
        right: 'Butter',
        wrong: ['Bread', 'Honey', 'Apples'],
        explanation:
          'They find butter, in wooden tubs or skins, which people buried perhaps to keep it cool and safe. Without air it turns waxy but hardly rots; the oldest finds date from the Bronze Age.',
        page: { title: 'Bog butter', url: 'https://en.wikipedia.org/wiki/Bog_butter' },
      },
    ],
  },
  {
    key: 'portugal',
    name: 'Portugal',
    category: 'News & Politics',
    spellings: ['Portugal', 'Portuguese', 'Lisbon', 'Azores', 'Madeira'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which city was the Portuguese Empire ruled from for thirteen years?',
        right: 'Rio de Janeiro',
        wrong: ['Goa', 'Luanda', 'Macau'],
        explanation:
          'It was ruled from Rio de Janeiro, where the court fled from Napoleon in 1808 with thousands of people. No other European empire was ever governed from a colony.',
        page: {
          title: 'Transfer of the Portuguese court to Brazil',
          url: 'https://en.wikipedia.org/wiki/Transfer_of_the_Portuguese_court_to_Brazil',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave soldiers the first signal to rise up in Portugal in 1974?',
        right: 'A Eurovision song',
        wrong: ['A football goal', 'A church bell', 'A weather report'],
        explanation:
          'It was a Eurovision song, “E depois do adeus”, on the radio late in the evening. Carnations in the gun barrels gave the revolution its name.',
        page: { title: 'Carnation Revolution', url: 'https://en.wikipedia.org/wiki/Carnation_Revolution' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Who protects old books in two famous libraries in Portugal from insects?',
        right: 'Bats',
        wrong: ['Geckos', 'Spiders', 'Swallows'],
        explanation:
          'Bats live behind the shelves in Coimbra and Mafra and hunt at night. In Coimbra the staff cover the tables with leather in the evening, because of the droppings.',
        page: { title: 'Biblioteca Joanina', url: 'https://en.wikipedia.org/wiki/Biblioteca_Joanina' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why are so many cakes from Portugal’s old convents made with egg yolks?',
        right: 'The whites starched habits',
        wrong: ['The whites paid the tithe', 'The whites fixed the gilding', 'The whites were unholy'],
        explanation:
          'The whites starched the nuns’ habits and cleared wine, so there were yolks to spare, and sugar came from the colonies. Monks in Belém are credited with the most famous of these sweets, the custard tart.',
        page: { title: 'Pastel de nata', url: 'https://en.wikipedia.org/wiki/Pastel_de_nata' },
      },
    ],
  },
  {
    key: 'hungary',
    name: 'Hungary',
    category: 'News & Politics',
    spellings: ['Hungary', 'Hungarian', 'Budapest', 'Orbán', 'Orban'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How long did prices in Hungary take to double in July 1946, in the worst inflation ever measured?',
        right: 'About 15 hours',
        wrong: ['About ten days', 'About a month', 'About three months'],
        explanation:
          'They doubled in about 15 hours. The largest note in use was for a hundred million million million pengő, and when a new currency came in August, old money was swept up in the streets.',
        page: { title: 'Hungarian pengő', url: 'https://en.wikipedia.org/wiki/Hungarian_peng%C5%91' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'An editor in Hungary noticed how fast newspaper ink dried. What did he go on to invent?',
        right: 'The ballpoint pen',
        wrong: ['The colour film', 'The typewriter ribbon', 'The instant camera'],
        explanation:
          'He invented the ballpoint pen, as the thick ink needed a rolling ball. László Bíró moved on to Argentina, and Britons still call the thing a biro.',
        page: { title: 'László Bíró', url: 'https://en.wikipedia.org/wiki/L%C3%A1szl%C3%B3_B%C3%ADr%C3%B3' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In what order do people in Hungary write their names?',
        right: 'Family name first',
        wrong: ['Given name first', 'Mother’s name first', 'Village name first'],
        explanation:
          'The family name comes first: Franz Liszt is Liszt Ferenc at home. Hardly any other nation in Europe does so in daily life.',
        page: { title: 'Hungarian names', url: 'https://en.wikipedia.org/wiki/Hungarian_names' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which vegetable gave a scientist in Hungary vitamin C in bulk?',
        right: 'Paprika peppers',
        wrong: ['Sour cabbage', 'White onions', 'Yellow beets'],
        explanation:
          'Paprika peppers did: Albert Szent-Györgyi said he took them to the laboratory because he did not want them for supper. He had a Nobel Prize by 1937.',
        page: { title: 'Albert Szent-Györgyi', url: 'https://en.wikipedia.org/wiki/Albert_Szent-Gy%C3%B6rgyi' },
      },
    ],
  },
  {
    key: 'greece',
    name: 'Greece',
    category: 'News & Politics',
    spellings: [
      'Greece',
      'Greek island',
      'Greek islands',
      'Greek government',
      'Greek police',
      'Greek prime minister',
      'Crete',
      'Santorini',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did sponge divers bring up off the Greek island of Antikythera in 1901?',
        right: 'A machine with gears',
        wrong: ['A map of the known world', 'A box of lenses', 'A clock run by water'],
        explanation:
          'They found a machine with gears, some two thousand years old, which showed the paths of Sun and Moon and foretold eclipses. Nothing like it was built for a thousand years after.',
        page: { title: 'Antikythera mechanism', url: 'https://en.wikipedia.org/wiki/Antikythera_mechanism' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did democratic Athens, in ancient Greece, fill most of its public offices?',
        right: 'By drawing lots',
        wrong: ['By open auction', 'By order of age', 'By athletic contest'],
        explanation:
          'It filled them by drawing lots, because elections were thought to favour the rich and the famous. A stone machine with slots picked names for juries.',
        page: { title: 'Sortition', url: 'https://en.wikipedia.org/wiki/Sortition' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who has been banned from Greece’s Mount Athos, a republic of monks, for a thousand years?',
        right: 'Women',
        wrong: ['Kings', 'Merchants', 'Soldiers'],
        explanation:
          'Women are banned, and most female animals too, though not cats. Boats with tourists keep their distance from the shore.',
        page: { title: 'Mount Athos', url: 'https://en.wikipedia.org/wiki/Mount_Athos' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is remarkable about the poem behind the national anthem of Greece?',
        right: 'It has 158 stanzas',
        wrong: ['It has just one word', 'It is by an Englishman', 'It is from antiquity'],
        explanation: 'It has 158 stanzas, of which only the first two are sung. Cyprus uses the same anthem.',
        page: { title: 'Hymn to Liberty', url: 'https://en.wikipedia.org/wiki/Hymn_to_Liberty' },
      },
    ],
  },
  {
    key: 'switzerland',
    name: 'Switzerland',
    category: 'News & Politics',
    spellings: ['Switzerland', 'Swiss', 'Geneva', 'Zurich', 'Zürich'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Switzerland have for nearly everyone who lives there?',
        right: 'A place in a bunker',
        wrong: ['A seat in parliament’s hall', 'A plot in a city garden', 'A share in the state bank'],
        explanation:
          'It has a place in a bunker, as a law of the 1960s asked for shelters under new homes. In peacetime they hold wine, skis and drum kits.',
        page: {
          title: 'Civil defense in Switzerland',
          url: 'https://en.wikipedia.org/wiki/Civil_defense_in_Switzerland',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Who is head of state in Switzerland?',
        right: 'Seven people together',
        wrong: ['A president for life', 'The eldest minister', 'The mayor of Bern'],
        explanation:
          'Seven people together are, for the Federal Council decides as one. One of the seven chairs it for a year as president, with no more power than the rest.',
        page: {
          title: 'Federal Council (Switzerland)',
          url: 'https://en.wikipedia.org/wiki/Federal_Council_(Switzerland)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What was hidden for decades in thousands of bridges and tunnels in Switzerland?',
        right: 'Explosives',
        wrong: ['Gold bars', 'Wartime food', 'Spare rails'],
        explanation:
          'Explosives were built in, so that any invader would have found the roads through the Alps blocked. The army removed the last of them only in 2014.',
        page: {
          title: 'National Redoubt (Switzerland)',
          url: 'https://en.wikipedia.org/wiki/National_Redoubt_(Switzerland)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Strictly speaking, what does Switzerland lack by law?',
        right: 'A capital',
        wrong: ['A currency', 'A constitution', 'A flag'],
        explanation:
          'It has no capital: Bern has been called just the “federal city” since 1848, so as not to raise it above the others.',
        page: { title: 'Bern', url: 'https://en.wikipedia.org/wiki/Bern' },
      },
    ],
  },
  {
    key: 'sweden',
    name: 'Sweden',
    category: 'News & Politics',
    spellings: ['Sweden', 'Swedish', 'Stockholm'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did officials make the hotel of ice in northern Sweden install?',
        right: 'Fire alarms',
        wrong: ['Lightning rods', 'Heated floors', 'Flood gates'],
        explanation:
          'It had to install fire alarms, since pillows and blankets burn even between walls of snow and ice. The hotel at Jukkasjärvi melts in spring and is built anew with blocks from the river.',
        page: { title: 'Icehotel (Jukkasjärvi)', url: 'https://en.wikipedia.org/wiki/Icehotel_(Jukkasj%C3%A4rvi)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What can anyone in Sweden find out by asking the tax office?',
        right: 'A neighbour’s income',
        wrong: ['A neighbour’s illnesses', 'A neighbour’s vote', 'A neighbour’s travels'],
        explanation:
          'Anyone can ask about a neighbour’s income, as papers held by the state are open. The principle goes back to a law of 1766, the first of its kind in the world.',
        page: { title: 'Principle of Public Access', url: 'https://en.wikipedia.org/wiki/Principle_of_Public_Access' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which date existed only in Sweden’s calendar, in 1712?',
        right: '30 February',
        wrong: ['31 April', '31 June', '31 November'],
        explanation:
          'Sweden had a 30 February, an extra day, to get back to the old calendar. A slow change to the new one had gone wrong.',
        page: { title: 'Swedish calendar', url: 'https://en.wikipedia.org/wiki/Swedish_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How far did Sweden’s great warship Vasa get on its first voyage in 1628?',
        right: 'Not even a mile',
        wrong: ['To the Danish coast', 'Halfway to Poland', 'Out of sight of land'],
        explanation:
          'It got not even a mile: a gust blew it over in Stockholm harbour, as it was too tall and narrow. Raised in 1961, almost whole, it fills a museum.',
        page: { title: 'Vasa (ship)', url: 'https://en.wikipedia.org/wiki/Vasa_(ship)' },
      },
    ],
  },
  {
    key: 'norway',
    name: 'Norway',
    category: 'News & Politics',
    spellings: ['Norway', 'Oslo', 'Svalbard'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Salmon was no classic topping for sushi. How did it become one?',
        right: 'Norway promoted it',
        wrong: ['China demanded it', 'Alaska gave it away', 'Japan bred it'],
        explanation:
          'Norway promoted it, having too much farmed fish in the 1980s, and spent years persuading Japanese cooks. They distrusted raw Pacific salmon because of parasites.',
        page: { title: 'Sushi', url: 'https://en.wikipedia.org/wiki/Sushi' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Where does Norway invest the savings from its oil?',
        right: 'Only abroad',
        wrong: ['Only in Norway', 'Only in gold', 'Only in ships'],
        explanation:
          'It invests only abroad, since spending the money at home would drive up prices and hurt other trades. So a small country owns more than one per cent of the world’s listed shares.',
        page: {
          title: 'Government Pension Fund of Norway',
          url: 'https://en.wikipedia.org/wiki/Government_Pension_Fund_of_Norway',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who may live on Svalbard, Norway’s islands in the Arctic, without a visa?',
        right: 'People of every country',
        wrong: ['Only Norwegians', 'Only scientists', 'Only citizens of the EU'],
        explanation:
          'People of every country may: a treaty of 1920 gave Norway the islands and opened them to others. One has to support oneself, and mind the polar bears.',
        page: { title: 'Svalbard', url: 'https://en.wikipedia.org/wiki/Svalbard' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which member of Norway’s royal guard lives in Edinburgh Zoo?',
        right: 'A penguin',
        wrong: ['A reindeer', 'A polar bear', 'A sea eagle'],
        explanation:
          'It is a king penguin called Nils Olav. Guardsmen in town for a parade adopted the first in 1972, and the name has since passed from bird to bird; one was knighted, and promoted to general.',
        page: { title: 'Nils Olav', url: 'https://en.wikipedia.org/wiki/Nils_Olav' },
      },
    ],
  },
  {
    key: 'finland',
    name: 'Finland',
    category: 'News & Politics',
    spellings: ['Finland', 'Finnish', 'Helsinki'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does Finland gain some seven square kilometres of land a year?',
        right: 'The land is rising',
        wrong: ['The lakes are drained', 'The sea is filled in', 'The border is moved'],
        explanation:
          'The land is rising: the ice age pressed the ground down, and it is still coming up again. On the Gulf of Bothnia harbours have become meadows.',
        page: { title: 'Post-glacial rebound', url: 'https://en.wikipedia.org/wiki/Post-glacial_rebound' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What decides how much a driver in Finland pays for speeding badly?',
        right: 'The driver’s income',
        wrong: ['The driver’s age', 'The car’s horsepower', 'The car’s weight'],
        explanation:
          'The driver’s income decides, as fines are counted in day’s earnings. Rich drivers have been asked for more than 100,000 euros.',
        page: { title: 'Day-fine', url: 'https://en.wikipedia.org/wiki/Day-fine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the minister Molotov claim that Soviet planes were dropping over Finland in 1939?',
        right: 'Bread',
        wrong: ['Medicine', 'Blankets', 'Seeds'],
        explanation:
          'He claimed it was bread for the hungry. So Finns called the bombs “Molotov’s bread baskets”, and their own bottles of burning petrol a drink to go with them: Molotov cocktails.',
        page: { title: 'Molotov cocktail', url: 'https://en.wikipedia.org/wiki/Molotov_cocktail' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which room do Finland’s embassies around the world usually have?',
        right: 'A sauna',
        wrong: ['A bakery', 'A greenhouse', 'A ballroom'],
        explanation:
          'They usually have a sauna, and so does the parliament. President Kekkonen is said to have kept Khrushchev in one until the small hours.',
        page: { title: 'Finnish sauna', url: 'https://en.wikipedia.org/wiki/Finnish_sauna' },
      },
    ],
  },
  {
    key: 'iceland',
    name: 'Iceland',
    category: 'News & Politics',
    spellings: ['Iceland', 'Icelandic', 'Reykjavik', 'Reykjavík'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How was Iceland’s telephone directory sorted?',
        right: 'By first name',
        wrong: ['By street', 'By birthday', 'By profession'],
        explanation:
          'It went by first names, since most Icelanders have no family name: Jón’s son is Jónsson, his daughter Jónsdóttir. Even the president goes by the first name.',
        page: { title: 'Icelandic name', url: 'https://en.wikipedia.org/wiki/Icelandic_name' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What helped Iceland win the “Cod Wars” over fishing against Britain?',
        right: 'A threat to leave NATO',
        wrong: ['A fleet of submarines', 'A ban on British goods', 'A loan from Moscow'],
        explanation:
          'Its threat to leave NATO helped, as its airfield watched over Soviet submarines in the Atlantic. In 1976 Britain accepted a limit of 200 miles, soon the rule at sea everywhere.',
        page: { title: 'Cod Wars', url: 'https://en.wikipedia.org/wiki/Cod_Wars' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which pets were banned in Reykjavík, the capital of Iceland, for sixty years?',
        right: 'Dogs',
        wrong: ['Cats', 'Parrots', 'Rabbits'],
        explanation:
          'Dogs were, from 1924 to 1984, because of a tapeworm that was dangerous to people. So the city became one of cats, which greet visitors in shops and hotels to this day.',
        page: { title: 'Reykjavík', url: 'https://en.wikipedia.org/wiki/Reykjav%C3%ADk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which drink was banned in Iceland until 1989, long after stronger ones were allowed?',
        right: 'Beer',
        wrong: ['Sherry', 'Cider', 'Port'],
        explanation:
          'Beer was: a ban on alcohol of 1915 ended for wine because Spain would otherwise have bought no more fish, and for spirits in 1935. People mixed vodka into weak beer. Now the first of March is Beer Day.',
        page: { title: 'Prohibition in Iceland', url: 'https://en.wikipedia.org/wiki/Prohibition_in_Iceland' },
      },
    ],
  },
  {
    key: 'panama',
    name: 'Panama and its canal',
    category: 'News & Politics',
    spellings: ['Panama', 'Panama Canal', 'Panamanian'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does every ship that crosses the Panama Canal use up?',
        right: 'Fresh water from a lake',
        wrong: ['Oil from a state depot', 'Power from a dam', 'Sand from the canal bed'],
        explanation:
          'Each passage can send some 50 million gallons of fresh water from Gatun Lake into the sea. In a drought fewer ships may pass.',
        page: { title: 'Panama Canal', url: 'https://en.wikipedia.org/wiki/Panama_Canal' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Which way does a ship in the Panama Canal mainly go from the Atlantic to the Pacific?',
        right: 'South-east',
        wrong: ['South-west', 'Due north', 'North-west'],
        explanation:
          'It goes south-east, as the land bends like an S and the Pacific end lies further east. In Panama the sun can rise over the Pacific.',
        page: { title: 'Panama Canal', url: 'https://en.wikipedia.org/wiki/Panama_Canal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In which country are Panama hats traditionally made?',
        right: 'Ecuador',
        wrong: ['Colombia', 'Jamaica', 'Spain'],
        explanation:
          'They are made in Ecuador, where they are named after the straw, toquilla. They were shipped through Panama and worn by men who built the canal.',
        page: { title: 'Panama hat', url: 'https://en.wikipedia.org/wiki/Panama_hat' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Richard Halliburton pay only 36 cents to use the Panama Canal in 1928?',
        right: 'He swam through it',
        wrong: ['He rowed a canoe', 'He walked its banks', 'He worked as a pilot'],
        explanation:
          'Halliburton swam it in stages, and was charged by weight like a ship. The locks were filled for him alone.',
        page: { title: 'Richard Halliburton', url: 'https://en.wikipedia.org/wiki/Richard_Halliburton' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How could small motors move the huge steel gates of the Panama Canal’s old locks?',
        right: 'The gates were hollow',
        wrong: ['The gates ran on rails', 'The gates hung from chains', 'The gates had weights'],
        explanation:
          'The gates were hollow and watertight and so nearly floated, although each leaf weighs hundreds of tons. A motor no stronger than that of a small car was enough to swing one.',
        page: { title: 'Panama Canal locks', url: 'https://en.wikipedia.org/wiki/Panama_Canal_locks' },
      },
    ],
  },
  {
    key: 'argentina',
    name: 'Argentina',
    category: 'News & Politics',
    spellings: ['Argentina', 'Argentine', 'Argentinian', 'Buenos Aires', 'Milei'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Argentina’s tango owes its sound to the bandoneon. What was it meant to play in Germany?',
        right: 'Hymns',
        wrong: ['Marches', 'Polkas', 'Lullabies'],
        explanation:
          'It was meant for hymns, it is said, in churches and chapels too poor for an organ. Sailors and emigrants took it to Buenos Aires, where it ended up in the bars of the port.',
        page: { title: 'Bandoneon', url: 'https://en.wikipedia.org/wiki/Bandoneon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language did settlers from Europe bring to a valley in Argentina’s Patagonia in 1865?',
        right: 'Welsh',
        wrong: ['Breton', 'Danish', 'Basque'],
        explanation:
          'It was Welsh, brought by people who wanted to keep their language and faith far from the English. There are still schools and tea rooms where it is spoken.',
        page: { title: 'Y Wladfa', url: 'https://en.wikipedia.org/wiki/Y_Wladfa' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Argentina fly a pregnant woman to Antarctica in 1977?',
        right: 'To back its claim there',
        wrong: ['To test a new clinic', 'To save her from floods', 'To set a flight record'],
        explanation:
          'She was to back its claim there: the boy she bore at Esperanza Base was the first known native of the continent. Chile, which claims the same land, soon did likewise.',
        page: { title: 'Emilio Palma', url: 'https://en.wikipedia.org/wiki/Emilio_Palma' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Argentina get through five of in two weeks around New Year 2002?',
        right: 'Heads of state',
        wrong: ['Currencies', 'Constitutions', 'Central banks'],
        explanation:
          'It got through five heads of state: the economy had collapsed, and one after the other resigned or only stood in, until Congress found one who stayed.',
        page: { title: 'Eduardo Duhalde', url: 'https://en.wikipedia.org/wiki/Eduardo_Duhalde' },
      },
    ],
  },
  {
    key: 'colombia',
    name: 'Colombia',
    category: 'News & Politics',
    spellings: ['Colombia', 'Colombian', 'Bogotá', 'Bogota'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the teacher Luis Soriano bring books to children in remote parts of Colombia?',
        right: 'On two donkeys',
        wrong: ['In a dugout canoe', 'On a fire engine', 'On a cable car'],
        explanation:
          'He loaded them on two donkeys, Alfa and Beto: together, the alphabet. When he asked a radio host for a copy of his novel, the man told his listeners, and boxes of books came in.',
        page: { title: 'Biblioburro', url: 'https://en.wikipedia.org/wiki/Biblioburro' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do extra cargo planes carry from Colombia to Miami before Valentine’s Day?',
        right: 'Cut flowers',
        wrong: ['Chocolate', 'Emeralds', 'Greeting cards'],
        explanation:
          'They carry cut flowers: on the plateau round Bogotá days last twelve hours all year and it is never cold. Most roses sold in America come from such highlands.',
        page: { title: 'Cut flowers', url: 'https://en.wikipedia.org/wiki/Cut_flowers' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens every Sunday on main streets of Bogotá, the capital of Colombia?',
        right: 'Cars give way to bicycles',
        wrong: ['Farmers sell from their carts', 'Bands compete for a prize', 'Shops open free of tax'],
        explanation:
          'Cars give way to bicycles, on some 75 miles closed to traffic for the morning. Begun in the 1970s, the ciclovía has been copied by cities all over the world.',
        page: { title: 'Ciclovía', url: 'https://en.wikipedia.org/wiki/Ciclov%C3%ADa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What turns the river Caño Cristales in Colombia bright red for months?',
        right: 'A water plant',
        wrong: ['A rusty rock', 'A dye works', 'A kind of shrimp'],
        explanation:
          'A water plant, Macarenia clavigera, which grows only around there, turns it red. With yellow sand and green moss, it has earned the river its nickname of liquid rainbow.',
        page: { title: 'Caño Cristales', url: 'https://en.wikipedia.org/wiki/Ca%C3%B1o_Cristales' },
      },
    ],
  },
  {
    key: 'chile',
    name: 'Chile',
    category: 'News & Politics',
    spellings: ['Chile', 'Chilean'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'From which part of today’s Chile do most of the world’s potatoes descend?',
        right: 'The rainy south',
        wrong: ['The desert north', 'Easter Island', 'The high volcanoes'],
        explanation:
          'They descend from the rainy south, from plants around the island of Chiloé that were used to long summer days. That suited Europe better than those from the high Andes.',
        page: { title: 'Potato', url: 'https://en.wikipedia.org/wiki/Potato' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do villages in Chile’s rainless northern desert get water?',
        right: 'They catch fog in nets',
        wrong: ['They melt old snow', 'They press cactus fruit', 'They cool hot springs'],
        explanation:
          'They catch fog in nets: mist drifts in from the cold sea and drips from fine mesh. The method has spread to Morocco and Peru.',
        page: { title: 'Fog collection', url: 'https://en.wikipedia.org/wiki/Fog_collection' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which way do nearly all the statues on Easter Island’s stone platforms look?',
        right: 'Inland',
        wrong: ['Out to sea', 'At the sky', 'At each other'],
        explanation:
          'They look inland, because the moai stood for ancestors who watched over the villages. Hundreds more never left the quarry or lie beside the old roads.',
        page: { title: 'Moai', url: 'https://en.wikipedia.org/wiki/Moai' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did families have to do before they could move to Chile’s village in Antarctica?',
        right: 'Lose their appendix',
        wrong: ['Learn to ski', 'Write their wills', 'Give up a house'],
        explanation:
          'They had to have their appendix taken out, children too, because the nearest big hospital is some 600 miles away across the sea. Villa Las Estrellas had a school, a bank and a church.',
        page: { title: 'Villa Las Estrellas', url: 'https://en.wikipedia.org/wiki/Villa_Las_Estrellas' },
      },
    ],
  },
  {
    key: 'haiti',
    name: 'Haiti',
    category: 'News & Politics',
    spellings: ['Haiti', 'Haitian', 'Port-au-Prince'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which soldiers sent by Napoleon were later allowed to become citizens of free Haiti?',
        right: 'Poles',
        wrong: ['Danes', 'Scots', 'Catalans'],
        explanation:
          'Poles were, as many refused to fight people who wanted freedom like themselves, and some changed sides. Haiti’s constitution of 1805 let them own land, which other Europeans hardly ever could.',
        page: { title: 'Polish Haitians', url: 'https://en.wikipedia.org/wiki/Polish_Haitians' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did France make independent Haiti pay an indemnity for?',
        right: 'Property of slaveholders',
        wrong: ['Ships lost in a storm', 'Forts left to the army', 'Schools built by monks'],
        explanation:
          'It was for the property of slaveholders, the people themselves included, and was the price of recognition in 1825. The last of the debt was paid in 1947.',
        page: {
          title: 'Haiti indemnity controversy',
          url: 'https://en.wikipedia.org/wiki/Haiti_indemnity_controversy',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which land did Napoleon sell when his army was failing in Haiti?',
        right: 'Louisiana',
        wrong: ['California', 'Florida', 'Quebec'],
        explanation:
          'He sold Louisiana: without its sugar island France had little use for land on the Mississippi. In 1803 the United States doubled in size.',
        page: { title: 'Louisiana Purchase', url: 'https://en.wikipedia.org/wiki/Louisiana_Purchase' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How, by tradition, was the first flag of Haiti made?',
        right: 'White was torn from the French one',
        wrong: [
          'Gold was sewn on to the Spanish one',
          'Stars were cut from the American one',
          'A cross was taken off the British one',
        ],
        explanation:
          'White was torn from the French flag, and the blue and red that were left were joined again. The seamstress, Catherine Flon, is still honoured.',
        page: { title: 'Flag of Haiti', url: 'https://en.wikipedia.org/wiki/Flag_of_Haiti' },
      },
    ],
  },
  {
    key: 'south-africa',
    name: 'South Africa',
    category: 'News & Politics',
    spellings: ['South Africa', 'South African', 'Johannesburg', 'Cape Town', 'Pretoria'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who worked the railway signals at Uitenhage, South Africa, for nine years without a mistake?',
        right: 'A baboon',
        wrong: ['A blind man', 'A child of ten', 'A parrot'],
        explanation:
          'Jack, a baboon, was the helper of a signalman who had lost his legs. The railway put him to the test, and is said to have paid him twenty cents a day and half a bottle of beer a week.',
        page: { title: 'Jack (baboon)', url: 'https://en.wikipedia.org/wiki/Jack_(baboon)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the largest rough diamond ever found, South Africa’s Cullinan, get to London?',
        right: 'In a parcel by post',
        wrong: ['In a captain’s strongbox', 'In a diplomat’s luggage', 'On a guarded warship'],
        explanation:
          'It went in a parcel by post, while the guarded box on the steamer held a copy. Stones cut from it are in the British crown jewels.',
        page: { title: 'Cullinan Diamond', url: 'https://en.wikipedia.org/wiki/Cullinan_Diamond' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did South Africa build in secret and later dismantle of its own accord?',
        right: 'Nuclear weapons',
        wrong: ['A moon rocket', 'A second navy', 'Spy satellites'],
        explanation:
          'Six nuclear weapons were finished and dismantled around 1990. It was the first country to give up such arms that it had made itself.',
        page: {
          title: 'South Africa and weapons of mass destruction',
          url: 'https://en.wikipedia.org/wiki/South_Africa_and_weapons_of_mass_destruction',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What sounds do the letters c, q and x stand for in Xhosa, a South African language?',
        right: 'Clicks of the tongue',
        wrong: ['Pauses for breath', 'Rises of the voice', 'Kinds of rolled R'],
        explanation:
          'They stand for clicks of the tongue, taken over from older neighbours, the Khoisan. The X at the start of Xhosa is one, made with the side of the tongue.',
        page: { title: 'Xhosa language', url: 'https://en.wikipedia.org/wiki/Xhosa_language' },
      },
    ],
  },
  {
    key: 'nigeria',
    name: 'Nigeria',
    category: 'News & Politics',
    spellings: ['Nigeria', 'Nigerian', 'Lagos', 'Abuja'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who proposed the name Nigeria, in 1897?',
        right: 'A British journalist',
        wrong: ['A French explorer', 'A local emperor', 'A German banker'],
        explanation:
          'Flora Shaw, a British journalist, wrote in The Times that “Royal Niger Company Territories” was too long. She later married the governor.',
        page: { title: 'Flora Shaw', url: 'https://en.wikipedia.org/wiki/Flora_Shaw' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How can one understand a talking drum in Nigeria?',
        right: 'It follows the pitch of speech',
        wrong: ['It taps out single letters', 'It has a beat for each word', 'It copies the songs of birds'],
        explanation:
          'It follows the pitch of speech: in Yoruba the same syllable means different things high and low, and pressing the cords of the drum raises its note. Set phrases make clear which word is meant.',
        page: { title: 'Talking drum', url: 'https://en.wikipedia.org/wiki/Talking_drum' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was a trader in Nigeria trying to sell when he set off the country’s film boom?',
        right: 'Blank video cassettes',
        wrong: ['Empty cinema seats', 'Old army cameras', 'Unsold television sets'],
        explanation:
          'In 1992 Kenneth Nnebue had too many blank video cassettes and thought they would sell better with a story on them. “Living in Bondage” started what came to be called Nollywood.',
        page: { title: 'Nollywood', url: 'https://en.wikipedia.org/wiki/Nollywood' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is the town of Igbo-Ora in Nigeria known for among doctors?',
        right: 'Many births of twins',
        wrong: ['Many people over 100', 'Many people without illness', 'Many left-handed people'],
        explanation:
          'It has many births of twins: Yoruba mothers have non-identical ones several times as often as Europeans. Yams are suspected, with little proof.',
        page: { title: 'Igbo-Ora', url: 'https://en.wikipedia.org/wiki/Igbo-Ora' },
      },
    ],
  },
  {
    key: 'kenya',
    name: 'Kenya',
    category: 'News & Politics',
    spellings: ['Kenya', 'Kenyan', 'Nairobi'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'In Swahili, someone in Kenya says that it is one o’clock in the day. What does your watch say?',
        right: 'Seven in the morning',
        wrong: ['One in the afternoon', 'Noon exactly', 'Ten in the morning'],
        explanation:
          'It says seven in the morning, because hours are counted from about sunrise, which hardly changes at the equator. A clock’s hands say seven, the mouth says one.',
        page: { title: 'Swahili language', url: 'https://en.wikipedia.org/wiki/Swahili_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What could people in Kenya send by text message from 2007, ahead of most of the world?',
        right: 'Money',
        wrong: ['Photos', 'Votes', 'Prescriptions'],
        explanation:
          'They could send money: with M-Pesa a corner kiosk became a bank. Many people who had never had an account now pay with the simplest phone.',
        page: { title: 'M-Pesa', url: 'https://en.wikipedia.org/wiki/M-Pesa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was Kenya’s Wangari Maathai, who won the Nobel Peace Prize, known for?',
        right: 'Planting trees',
        wrong: ['Ending a war', 'Founding clinics', 'Teaching the blind'],
        explanation:
          'She was known for planting trees: women in her Green Belt Movement have put tens of millions into the soil. She was the first African woman to win the prize.',
        page: { title: 'Wangari Maathai', url: 'https://en.wikipedia.org/wiki/Wangari_Maathai' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How have the Borana of Kenya traditionally found the nests of wild bees?',
        right: 'A bird leads them',
        wrong: ['They follow elephants', 'A dog sniffs them out', 'They burn sweet resin'],
        explanation:
          'A bird leads them, the greater honeyguide, which calls and flies ahead from tree to tree. The people open the nest, the bird gets the wax, and the search takes a third of the usual time.',
        page: { title: 'Greater honeyguide', url: 'https://en.wikipedia.org/wiki/Greater_honeyguide' },
      },
    ],
  },
  {
    key: 'ethiopia',
    name: 'Ethiopia',
    category: 'News & Politics',
    spellings: ['Ethiopia', 'Ethiopian', 'Addis Ababa'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Ethiopia’s calendar have more of than the Western one?',
        right: 'Months',
        wrong: ['Leap days', 'Weekdays', 'Seasons'],
        explanation:
          'It has thirteen months: twelve have thirty days, and the last has five or six. Years run seven or eight behind, so the country greeted 2000 in September 2007.',
        page: { title: 'Ethiopian calendar', url: 'https://en.wikipedia.org/wiki/Ethiopian_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How were the famous churches of Lalibela in Ethiopia made?',
        right: 'Carved down into rock',
        wrong: ['Moulded from clay', 'Brought in from Egypt', 'Fitted from ship timber'],
        explanation:
          'They were carved down into rock: builders started with the roof and dug down, leaving each church whole in its pit. They are about 800 years old and still in use.',
        page: {
          title: 'Rock-Hewn Churches, Lalibela',
          url: 'https://en.wikipedia.org/wiki/Rock-Hewn_Churches,_Lalibela',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why have thousands of small round forests survived amid the fields of Ethiopia?',
        right: 'Each surrounds a church',
        wrong: ['Each hides a spring', 'Each marks a border', 'Each shelters a market'],
        explanation:
          'Each surrounds a church, for believers see the trees as its clothing and as an image of paradise. From the air they look like green islands, where most of the old forest has fallen to the plough.',
        page: {
          title: 'Ethiopian Orthodox Tewahedo Church',
          url: 'https://en.wikipedia.org/wiki/Ethiopian_Orthodox_Tewahedo_Church',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which faith took its name from what an emperor of Ethiopia was called before his coronation?',
        right: 'Rastafari',
        wrong: ['Jainism', 'Sikhism', 'Shinto'],
        explanation:
          'Rastafari is named after Haile Selassie, who was Ras Tafari until 1930. Jamaicans saw a prophecy fulfilled; he himself remained an Orthodox Christian.',
        page: { title: 'Rastafari', url: 'https://en.wikipedia.org/wiki/Rastafari' },
      },
    ],
  },
  {
    key: 'congo',
    name: 'Congo',
    category: 'News & Politics',
    spellings: [
      'Congo',
      'DR Congo',
      'DRC',
      'Congolese',
      'Kinshasa',
      'Democratic Republic of Congo',
      'Democratic Republic of the Congo',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What lies just across the river Congo from Kinshasa?',
        right: 'Another capital city',
        wrong: ['An active volcano', 'A field of dunes', 'A royal game reserve'],
        explanation:
          'Another capital city, Brazzaville in the smaller Republic of the Congo, lies within sight. Yet there is no bridge, only boats.',
        page: { title: 'Kinshasa', url: 'https://en.wikipedia.org/wiki/Kinshasa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the river Congo do twice, unlike any other great river?',
        right: 'It crosses the equator',
        wrong: ['It runs under the ground', 'It reverses its course', 'It passes the same city'],
        explanation:
          'It crosses the equator twice on its great bend, so it always has a rainy season on one side or the other. That keeps its level fairly steady.',
        page: { title: 'Congo River', url: 'https://en.wikipedia.org/wiki/Congo_River' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the ore of one mine in the Congo vital for in the Second World War?',
        right: 'The first atomic bombs',
        wrong: ['The tanks of the Red Army', 'The landing craft of D-Day', 'The radar on British coasts'],
        explanation:
          'The first atomic bombs needed the uranium ore of Shinkolobwe, which was richer than any other. A Belgian manager had sent a thousand tonnes to New York before anybody asked.',
        page: { title: 'Shinkolobwe', url: 'https://en.wikipedia.org/wiki/Shinkolobwe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal of Congo’s forests became known to Western science only in 1901?',
        right: 'The okapi',
        wrong: ['The hippopotamus', 'The gorilla', 'The zebra'],
        explanation:
          'The okapi looks like a zebra and is a relative of the giraffe. Explorers had taken the stories for those of a forest donkey.',
        page: { title: 'Okapi', url: 'https://en.wikipedia.org/wiki/Okapi' },
      },
    ],
  },
  {
    key: 'sudan',
    name: 'Sudan',
    category: 'News & Politics',
    spellings: ['Sudan', 'Sudanese', 'Khartoum', 'Darfur', 'South Sudan'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Sudan have more of than Egypt?',
        right: 'Pyramids',
        wrong: ['Obelisks', 'Oases', 'Deltas'],
        explanation:
          'It has more pyramids: the kings of Kush built some two hundred of them, small and steep. One line of them had ruled Egypt itself.',
        page: { title: 'Nubian pyramids', url: 'https://en.wikipedia.org/wiki/Nubian_pyramids' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The US barred nearly all goods from Sudan in 1997. Which one did it let through?',
        right: 'Gum arabic',
        wrong: ['Sesame', 'Cotton', 'Hides'],
        explanation:
          'Gum arabic was let through: the sap of acacia trees keeps the flavour of soft drinks from separating, and there was hardly another source.',
        page: { title: 'Gum arabic', url: 'https://en.wikipedia.org/wiki/Gum_arabic' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why do neither Egypt nor Sudan claim one piece of desert between them?',
        right: 'Claiming it loses a bigger one',
        wrong: ['It is full of old landmines', 'It was sold to a company', 'It is promised to its nomads'],
        explanation:
          'Claiming it loses a bigger one: two border lines of 1899 and 1902 contradict each other, and each state prefers the one that gives it the coast. Both leave out Bir Tawil.',
        page: { title: 'Bir Tawil', url: 'https://en.wikipedia.org/wiki/Bir_Tawil' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who bore the title behind the name Candace in Kush, an ancient kingdom in today’s Sudan?',
        right: 'Its queens',
        wrong: ['Its priests', 'Its generals', 'Its scribes'],
        explanation:
          'Its queens bore the title kandake and could rule in their own right. One of them sent armies against the Romans in Egypt and got a favourable peace.',
        page: { title: 'Kandake', url: 'https://en.wikipedia.org/wiki/Kandake' },
      },
    ],
  },
  {
    key: 'morocco',
    name: 'Morocco',
    category: 'News & Politics',
    spellings: ['Morocco', 'Moroccan', 'Rabat', 'Marrakech', 'Marrakesh'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Morocco do in 1777 before any other state?',
        right: 'Open its ports to American ships',
        wrong: [
          'Ban the trade in African slaves',
          'Buy warships from the Russians',
          'Print banknotes for foreign trade',
        ],
        explanation:
          'It opened its ports to American ships, and so recognised the United States in the middle of its war of independence. Their treaty of 1786 is still in force.',
        page: {
          title: 'Morocco–United States relations',
          url: 'https://en.wikipedia.org/wiki/Morocco%E2%80%93United_States_relations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who is said to have founded Morocco’s university of Fez, perhaps the oldest in the world?',
        right: 'A merchant’s daughter',
        wrong: ['A Roman general', 'A Spanish rabbi', 'A blind poet'],
        explanation:
          'Fatima al-Fihri, a merchant’s daughter, gave her inheritance for the mosque of al-Qarawiyyin in the 9th century. It became a state university only in 1963.',
        page: {
          title: 'University of al-Qarawiyyin',
          url: 'https://en.wikipedia.org/wiki/University_of_al-Qarawiyyin',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do goats in the south-west of Morocco do to get argan fruit?',
        right: 'Climb the trees',
        wrong: ['Dig up the roots', 'Shake the trunks', 'Cross a river'],
        explanation:
          'They climb the trees, whose branches are thorny but whose fruit is sweet. The kernels, spat out, can be pressed for the oil that goes into shampoo.',
        page: { title: 'Argania', url: 'https://en.wikipedia.org/wiki/Argania' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What have the tanners of Fez in Morocco long used to soften their hides?',
        right: 'Pigeon droppings',
        wrong: ['Fermented milk', 'Orange peel', 'Camel fat'],
        explanation:
          'They soak them in water with pigeon droppings, which contain ammonia. Visitors who look down on the round stone vats from the roofs are handed a sprig of mint to hold under the nose.',
        page: { title: 'Chouara Tannery', url: 'https://en.wikipedia.org/wiki/Chouara_Tannery' },
      },
    ],
  },
  {
    key: 'maldives',
    name: 'the Maldives',
    category: 'News & Politics',
    spellings: ['Maldives', 'Maldivian'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which geographical term did English take from the language of the Maldives?',
        right: 'Atoll',
        wrong: ['Lagoon', 'Reef', 'Tsunami'],
        explanation:
          'Atoll comes from Dhivehi, in which it is atholhu. Charles Darwin made it known, and rightly guessed how such rings of coral form around sinking volcanoes.',
        page: { title: 'Atoll', url: 'https://en.wikipedia.org/wiki/Atoll' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the cabinet of the Maldives hold a meeting in 2009?',
        right: 'On the sea floor',
        wrong: ['In a seaplane', 'On a lone sandbank', 'On a ship’s bridge'],
        explanation:
          'On the sea floor, in diving gear and with hand signals: the ministers signed an appeal about the rising ocean. Most of the land lies less than a metre and a half above it.',
        page: { title: 'Maldives', url: 'https://en.wikipedia.org/wiki/Maldives' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which product of the Maldives served as money in Bengal and West Africa?',
        right: 'Shells',
        wrong: ['Pearls', 'Feathers', 'Amber'],
        explanation: 'Shells did: cowries were small, tough and hard to forge. Traders filled whole ships with them.',
        page: { title: 'Shell money', url: 'https://en.wikipedia.org/wiki/Shell_money' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the island of Thilafushi in the Maldives built up from?',
        right: 'Rubbish',
        wrong: ['Coral', 'Old ships', 'Lava'],
        explanation:
          'It was built from rubbish: from the early 1990s a lagoon near the capital was filled with what the city and the hotels threw away. Firms have settled on it.',
        page: { title: 'Thilafushi', url: 'https://en.wikipedia.org/wiki/Thilafushi' },
      },
    ],
  },
  {
    key: 'nobel-prize',
    name: 'the Nobel Prizes',
    category: 'News & Politics',
    spellings: ['Nobel', 'Nobel Prize', 'Nobel Prizes', 'Nobel Peace Prize', 'Nobel laureate', 'Nobel laureates'],
    questions: [
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How did a chemist in Copenhagen hide two gold Nobel medals from German troops in 1940?',
        right: 'He dissolved them in acid',
        wrong: ['He sewed them into a coat', 'He walled them up at home', 'He sank them in a harbour'],
        explanation:
          'George de Hevesy dissolved them in acid and left the orange liquid on a shelf. After the war the gold was won back, and the foundation struck new medals.',
        page: { title: 'George de Hevesy', url: 'https://en.wikipedia.org/wiki/George_de_Hevesy' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Nobel prize is not mentioned in Alfred Nobel’s will?',
        right: 'Economics',
        wrong: ['Peace', 'Literature', 'Medicine'],
        explanation:
          'Economics is not: Sweden’s central bank set the prize up in 1968 for its 300th birthday. Strictly, it is a prize in memory of Nobel.',
        page: {
          title: 'Nobel Memorial Prize in Economic Sciences',
          url: 'https://en.wikipedia.org/wiki/Nobel_Memorial_Prize_in_Economic_Sciences',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'When can the public check who was nominated for a Nobel Prize?',
        right: 'After fifty years',
        wrong: ['After one month', 'After ten years', 'After the ceremony'],
        explanation:
          'Only after fifty years, as the committees keep names secret until then. Thousands of professors and members of parliament may nominate, so a nomination says little.',
        page: { title: 'Nobel Prize', url: 'https://en.wikipedia.org/wiki/Nobel_Prize' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was no Nobel Peace Prize given in 1948?',
        right: 'No living candidate suited',
        wrong: ['No money was left', 'The hall had burned', 'The jury had resigned'],
        explanation:
          'No living candidate suited, the committee said: Mahatma Gandhi had died early that year, after five nominations. It seems to have left the place empty for him.',
        page: { title: 'Nobel Peace Prize', url: 'https://en.wikipedia.org/wiki/Nobel_Peace_Prize' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the University of California at Berkeley give its Nobel Prize winners for life?',
        right: 'A parking space',
        wrong: ['A rowing boat', 'A named street', 'A free dinner'],
        explanation:
          'A parking space of their own on the campus, marked “NL” for Nobel laureate, which is said to be harder to come by than anything else there. Several lie side by side outside a laboratory.',
        page: {
          title: 'University of California, Berkeley',
          url: 'https://en.wikipedia.org/wiki/University_of_California,_Berkeley',
        },
      },
    ],
  },
]
