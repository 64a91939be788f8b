import type { Turn } from './turn'

/** Who gets an office, who leaves one, and who is wanted in it. */
export const OFFICE_TURNS: readonly Turn[] = [
  {
    told: /\bendorses? (?<picked>[^,]+?) over (?<other>[^,]+?)(?= ahead| in | for |,|$)/i,
    beside: [
      'My dog, ahead of dinner: endorses the one who drops food over me',
      'Me, endorsing pizza over salad ahead of the lunch runoff',
    ],
    nobody: ['My dog, ahead of dinner: endorses Grandma over the incumbent, me'],
    pov: [
      [
        'POV: you ran for class president and the teacher endorsed the other one',
        'You still have the cupcakes. You eat one.',
      ],
    ],
    brain: [['Liking it', 'Preferring it', 'Supporting it', 'Endorsing it over the salad, ahead of a runoff']],
    drake: [
      ['Liking {picked} better', '“Endorsing” {picked}'],
      ['Having a favourite', '“Endorsing” one, ahead of the runoff'],
    ],
    distracted: [
      ['{picked}', '{Who}', '{other}'],
      ['The one with the endorsement', 'Every lawn sign in town', 'The other one'],
    ],
    wojak: [
      [
        'An endorsement, and nobody has ever endorsed me!',
        'The dog picked your side of the sofa. You’re the people’s choice.',
      ],
    ],
  },
  {
    told: /\bendorses?\b/i,
    beside: ['My cat, endorsing the expensive food', 'Me, endorsing a nap. The nap has not commented'],
    nobody: ['Me, at the buffet: formally endorses the potatoes'],
    pov: [
      [
        'POV: you have just been endorsed and now you have to make a face',
        'You try “humbled”. It comes out as “hungry”.',
      ],
    ],
    brain: [['Liking it', 'Recommending it', 'Endorsing it', 'Endorsing it from a small stage at the buffet']],
    drake: [
      ['Liking {what}', '“Endorsing” {what}'],
      ['Being a fan', '“Endorsing”, like {who}'],
      ['Being a fan', '“Endorsing”, on a stage'],
    ],
    distracted: [
      ['{Thing}', '{Who}', 'Everybody else on the list'],
      ['The one with the endorsement', 'Every camera', 'The ballot paper'],
    ],
    wojak: [['Everybody gets endorsed but me!', 'Your dentist said “good job”. You’re clinically endorsed.']],
  },
  {
    told: /\bmutually agree/i,
    beside: ['My gym and I, after one visit, “mutually agree” too', 'My fringe and I, mutually agreeing to part'],
    nobody: ['My houseplant and I: mutually agree to part ways. It moved first'],
    pov: [
      [
        'POV: you are the water bottle of {who} and it’s mutual, apparently',
        'Nobody has asked you. You’re still full.',
      ],
      ['POV: it was mutual and you’re carrying the box', 'The plant in it waves at every desk.'],
    ],
    brain: [['Leaving', 'Parting', 'Parting ways', 'Mutually agreeing to part ways, one of us with a box']],
    drake: [
      ['Firing somebody', '“Mutually agreeing to part ways”'],
      ['“I’m dumping you”', '“We’re mutually agreeing to part ways, like {name}”'],
    ],
    distracted: [['The word “mutually”', 'All of us', 'Who said it first']],
    wojak: [
      [
        'It was mutual! It’s always mutual! Was I ever mutual?!',
        'You and the last slice agreed at once. You’re easy to love.',
      ],
    ],
  },
  {
    told: /\bpart(?:s|ed|ing)? ways\b.*?(?:after (?<n>\d+|two|three|four|five|six|seven|eight|nine|ten) (?<unit>seasons|years|months|weeks|games))?$/i,
    beside: ['The gym and I, parting ways after {n} visits', 'My umbrella and I part ways too: it stayed on the train'],
    nobody: ['My umbrella: parts ways with me, by train'],
    pov: [
      [
        'POV: you are the name plate on the door and they’ve come with a screwdriver',
        '“{n} {unit},” you say. “And not one squeak.”',
      ],
      ['POV: you are the name plate on the door and somebody brings a screwdriver', 'You squeak. For the first time.'],
    ],
    brain: [['Firing', 'Letting go', 'Parting ways', 'Parting ways, with a photo montage']],
    drake: [
      ['Firing {what}', '“Parting ways” with {what}'],
      ['Firing somebody', '“Parting ways” with somebody'],
    ],
    distracted: [
      ['A list of new names', '{Who}', '{Thing}'],
      ['A list of new names', 'Every fan', 'The one who just left'],
    ],
    wojak: [
      ['After {n} {unit}! I’ve never stayed anywhere so long!', 'You’ve kept the same mug since school. You’re loyal.'],
      ['They parted ways! What if my barber does that?!', 'You even laugh at his puns. You’re safe for life.'],
    ],
  },
  {
    told: /\b(?:hiring|hires?|appoints?|names?|taps?) (?:\p{L}+ ){1,5}(?:as )?(?:new )?(?:CEO|chief|coach|president|chair|head|director|manager|captain|editor|minister|secretary|ambassador|boss|executive)\b|\btakes? (?:the )?(?:\w+[’']s )?helm\b|\bnew (?:Fed )?(?:chair|chief|CEO|coach|manager)\b/iu,
    beside: [
      'Me, named head of IT by my family for rebooting one router',
      'The new goldfish, taking the helm as the old one looks on',
    ],
    nobody: ['My family: names me head of IT for switching it off and on'],
    pov: [
      [
        'POV: it’s your first day at the helm and everybody calls you “chief”',
        'You’ve been looking for the toilet since nine.',
      ],
    ],
    brain: [['Helping out', 'Being in charge', 'Taking the helm', 'Taking the helm and asking what a helm is']],
    drake: [['Starting the job', '“Taking the helm”']],
    distracted: [['The big chair', 'The new one', 'The to-do list that comes with it']],
    wojak: [
      [
        'Somebody got the top job and I got the chair that sinks!',
        'You go down with dignity. You’re captain material.',
      ],
    ],
  },
  {
    told: /\b(?:resign(?:s|ed|ing)?|steps? down|stepping down|stepped down)\b(?! over)/i,
    beside: [
      'Me, resigning as my family’s IT department',
      'Me, stepping down as the only one who knows where the tape is',
    ],
    nobody: ['Me, to the family chat: resigns as head of IT, effective after this one printer'],
    pov: [
      [
        'POV: you sit next to the empty desk and they ask “so, who’s doing it now?”',
        'You look at your shoes. They are also looking at your shoes.',
      ],
    ],
    brain: [['Not wanting to', 'Saying no', 'Resigning', 'Resigning as the one who knows the Wi-Fi password']],
    drake: [
      ['Not doing it any more', '“Resigning”, with a letter, like {who}'],
      ['Not doing it any more', '“Stepping down to focus on other things”'],
    ],
    distracted: [
      ['An empty chair', 'Everybody in the building', '{Who}'],
      ['An empty chair', 'Everybody in the building', 'Their own jobs'],
    ],
    wojak: [
      ['{Who} resigned and I can’t even leave a group chat!', 'You muted it, kindly, for a year. You’re a diplomat.'],
      ['They resigned and I can’t even leave a group chat!', 'You muted it, kindly, for a year. You’re a diplomat.'],
    ],
  },
  {
    told: /\b(?:quits?|leaves? (?:\w+ )?(?:post|job|role)|to depart|departs?)\b/i,
    beside: [
      'Me, quitting the choir at last: I still hum in the car park',
      'My left sock, quitting the pair without notice',
    ],
    nobody: ['My left sock: quits, without notice'],
    pov: [['POV: you are the cake at the leaving do', 'Everybody looks at you. Nobody looks at the one who quits.']],
    brain: [['Having had enough', 'Saying so', 'Quitting', 'Quitting, then coming back for the good stapler']],
    drake: [['Walking out', '“Leaving to pursue new opportunities”']],
    distracted: [
      ['The open door', '{Who}', 'Everything on the desk'],
      ['The open door', 'One brave soul', 'Everything on the desk'],
    ],
    wojak: [['Somebody quit and I’m still here!', 'You know how the coffee machine works. You’re irreplaceable.']],
  },
]
